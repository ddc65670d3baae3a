import { useContext } from 'react'
import type { Picture } from '#contract/schemas/picture.ts'
import { addressHere } from '#words/language.ts'
import { PageContext } from '#ui/page-context.ts'
import { useBusinessInfo } from './business-api.ts'
import { sharePicture } from './share-picture.ts'

/** `path` is left out by a page that search engines should not know; `picture` stands for the page instead of the banner. */
type Props = { title: string; description?: string | null; path?: string; picture?: Picture | null }

function SharedPicture({ picture, origin }: { picture: Picture; origin: string }) {
  const { path, width, height, alt } = sharePicture(picture)
  return (
    <>
      <meta property="og:image" content={new URL(path, origin).href} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  )
}

/** Read by programs alone, and these read each page as the server wrote it: a browser that goes on from there need not know how. */
function ForSharing({ title, description, path, picture }: Props) {
  const { origin } = useContext(PageContext)
  const info = useBusinessInfo()
  const shared = picture ?? info?.banner_wide_picture ?? info?.banner_picture
  return (
    <>
      {path && <meta property="og:url" content={origin + addressHere(path)} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {info?.name && <meta property="og:site_name" content={info.name} />}
      {description && <meta property="og:description" content={description} />}
      {shared && <SharedPicture picture={shared} origin={origin} />}
      <meta name="twitter:card" content={shared ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** What a search engine and a shared link show. */
export function PageHead({ title, description, path, picture }: Props) {
  const { origin } = useContext(PageContext)
  const info = useBusinessInfo()
  const full = info && !title.includes(info.name) ? `${title} · ${info.name}` : title
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {path ? <link rel="canonical" href={origin + addressHere(path)} /> : <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && <ForSharing title={full} description={description} path={path} picture={picture} />}
    </>
  )
}
