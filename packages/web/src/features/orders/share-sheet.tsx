import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import type { Pass } from '#contract/schemas/pass.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Qr } from '#ui/qr.tsx'
import { whatsapp } from '#words/orders.ts'
import * as words from '#words/passes.ts'
import { passPicture } from './pass-picture.ts'
import { saveFile } from './save-file.ts'
import './share-sheet.css'
import { copyLink, offerPass } from './share-ways.ts'
import { shareEnd, shareFacts, shareHeading, shareTextWithLink, shareTitle, shareWarning } from './share-words.ts'

export type ShareProps = { pass: Pass; centre: string | undefined }

type WayProps = { icon: ComponentProps<typeof Icon>['name']; colour?: string; children: ReactNode }

function Way({ icon, colour, children }: WayProps) {
  const tone =
    colour && ({ '--way': `var(--c-${colour}-300)`, '--way-edge': `var(--c-${colour}-500)` } as CSSProperties)
  return (
    <>
      <span className="share__icon" style={tone || undefined}>
        <Icon name={icon} />
      </span>
      {children}
    </>
  )
}

/** What was done, or what to do instead: the sheet stays, so that a share that is refused loses nothing. */
function useShare({ pass, centre }: ShareProps) {
  const [said, setSaid] = useState(shareEnd(pass))
  return {
    said,
    copy: () => copyLink(pass.share_url ?? '').then(setSaid),
    save: () =>
      passPicture(pass, centre).then(
        (picture) => saveFile(picture, `${pass.invoice_number}.png`),
        () => setSaid(words.noPicture),
      ),
    offer: () => offerPass(pass, centre),
  }
}

/** A pass for whoever comes along: by the phone's own ways, or by those of the sheet. */
export function ShareSheet({ pass, centre, onClose }: ShareProps & { onClose: () => void }) {
  const { said, copy, save, offer } = useShare({ pass, centre })
  const text = encodeURIComponent(shareTextWithLink(pass, centre))
  const title = shareTitle(pass, centre)
  return (
    <Dialog open title={shareHeading(pass)} onClose={onClose}>
      <div className="stack share">
        <p className="mute">{shareWarning(pass)}</p>
        <div className="share__card">
          <Qr text={pass.qr} label={words.qrCode} />
          <p>
            <b lang={langOf(title)}>{title}</b>
            <span className="sm mute" lang={langOf(shareFacts(pass))}>
              {shareFacts(pass)}
            </span>
          </p>
        </div>
        {'share' in navigator && (
          <Button full onClick={() => void offer()}>
            <Icon name="share-network-bold" />
            {words.share}
          </Button>
        )}
        <div className="share__ways">
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
            <Way icon="whatsapp-logo-fill" colour="leaf">
              {whatsapp}
            </Way>
          </a>
          <a href={`sms:?&body=${text}`}>
            <Way icon="chat-text-fill" colour="sky">
              {words.sms}
            </Way>
          </a>
          <button type="button" onClick={() => void save()}>
            <Way icon="image-fill" colour="sunny">
              {words.savePicture}
            </Way>
          </button>
          <button type="button" onClick={() => void copy()}>
            <Way icon="link-bold">{words.copyLink}</Way>
          </button>
        </div>
        <p className="help" role="status">
          {said}
        </p>
      </div>
    </Dialog>
  )
}
