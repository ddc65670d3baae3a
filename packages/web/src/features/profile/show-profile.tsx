import type { ReactNode, Ref } from 'react'
import type { User } from '#contract/schemas/user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Block } from '#ui/block.tsx'
import { Button } from '#ui/button.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Note } from '#ui/note.tsx'
import { bangla, english, smsLanguage } from '#words/language.ts'
import * as words from '#words/profile.ts'
import { Children } from './children.tsx'
import { ProfileHeading } from './profile-heading.tsx'

type Props = { user: User; heading: Ref<HTMLHeadingElement>; logout: ReactNode; onEdit: () => void }

function Me({ user: { name, image, phone } }: { user: User }) {
  return (
    <div className="me">
      <Avatar name={name} image={image} size="xl" />
      <div>
        {name && (
          <p className="h2 me__name" lang={langOf(name)}>
            {name}
          </p>
        )}
        <p className="mute num">+88 {phone}</p>
      </div>
    </div>
  )
}

const Given = ({ text }: { text: string | null }) =>
  text ? <span lang={langOf(text)}>{text}</span> : <span className="mute">{words.notGiven}</span>

function Details({ user }: { user: User }) {
  return (
    <>
      <Facts>
        <Fact name={words.name}>
          <Given text={user.name} />
        </Fact>
        <Fact name={words.spouseName}>
          <Given text={user.spouse_name} />
        </Fact>
        <Fact name={words.phone}>
          <span className="num">{user.phone}</span>
        </Fact>
        <Fact name={words.email}>
          <Given text={user.email} />
        </Fact>
        <Fact name={words.heardBy}>
          <Given text={user.heared_by && words.heard(user.heared_by)} />
        </Fact>
        <Fact name={smsLanguage}>
          <Given text={user.language === 'bn' ? bangla : english} />
        </Fact>
      </Facts>
      <Children childrens={user.childrens} />
    </>
  )
}

/** Who has just signed in for the first time has nothing to read here yet. */
const invitation = (
  <Note kind="warn">
    <b>{words.fillInFirst}</b>
    <p className="sm">{words.fillInWhy}</p>
  </Note>
)

export function ShowProfile({ user, heading, logout, onEdit }: Props) {
  return (
    <>
      <ProfileHeading heading={heading} />
      <Block as="section" pad className="stack profile">
        <Me user={user} />
        {user.name ? <Details user={user} /> : invitation}
        <div className="row">
          <Button onClick={onEdit}>
            <Icon name="pencil-simple-fill" />
            {words.edit}
          </Button>
          {logout}
        </div>
      </Block>
    </>
  )
}
