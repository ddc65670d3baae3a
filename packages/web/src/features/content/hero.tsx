import type { ReactNode } from 'react'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { Icon } from '#ui/icon.tsx'
import { langOf } from '#ui/lang-of.ts'
import { Picture, PicturePreload } from '#ui/picture.tsx'
import * as words from '#words/content.ts'
import './hero.css'
import { OpenNow } from './open-now.tsx'

const WIDE = '(min-width: 900px)'

/** The banner is a sticker beside the words, never under them: any photo the centre uploads keeps them readable. */
function Banner({ info }: { info: BusinessInfo | null }) {
  const phone = info?.banner_picture ?? info?.banner_wide_picture ?? null
  const wide = info?.banner_wide_picture ? { picture: info.banner_wide_picture, sizes: '59vw', media: WIDE } : undefined
  return (
    <div className="hero__art">
      {phone && <PicturePreload picture={phone} sizes="100vw" media={wide && `not all and ${WIDE}`} />}
      {wide && <PicturePreload {...wide} />}
      <Picture picture={phone} sizes={`${WIDE} 59vw, 100vw`} wide={wide} first />
    </div>
  )
}

export function Hero({ info, first, children }: { info: BusinessInfo | null; first: ReactNode; children: ReactNode }) {
  const headline = info?.banner_text || info?.name || words.welcome
  return (
    <section className="hero" aria-label={words.welcome}>
      <i className="cloud cloud--1" />
      <i className="cloud cloud--2" />
      <i className="cloud cloud--3" />
      <div className="wrap hero__grid">
        <div className="hero__copy">
          <p className="hero__tag">
            <Icon name="smiley-fill" />
            {words.forAges}
          </p>
          <h1 lang={langOf(headline)}>{headline}</h1>
          {first}
          <div className="hero__cta">{children}</div>
          <OpenNow />
        </div>
        <Banner info={info} />
      </div>
    </section>
  )
}
