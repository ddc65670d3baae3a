import { paths } from '#contract/paths.ts'
import { DEFAULT_PAGE_SIZE, pageOf, pagePath } from '#contract/rules/paging.ts'
import { Paged } from '#ui/paged.tsx'
import { Empty } from '#ui/state.tsx'
import { usePage } from '#ui/use-page.ts'
import { useTurnedPage } from '#ui/use-turned-page.ts'
import * as catalogue from '#words/catalogue.ts'
import { photoGallery } from '#words/content.ts'
import * as words from '#words/pages.ts'
import type { Queries } from '../api/queries.ts'
import { askGalleries, useGalleriesQuery } from '../features/catalogue/galleries-api.ts'
import { PhotoGrid, PhotosLoading } from '../features/catalogue/photo-grid.tsx'
import { PageHead } from '../features/content/page-head.tsx'

const perPage = (page: number) => ({ page, per_page: DEFAULT_PAGE_SIZE })
const to = (page: number) => pagePath(paths.gallery, page)

export const queries: Queries = ({ search }) => [askGalleries(perPage(pageOf(search.get('page'))))]

function Photos({ page }: { page: number }) {
  const galleries = useGalleriesQuery(perPage(page))
  const loading = <PhotosLoading count={DEFAULT_PAGE_SIZE} />
  return (
    <Paged
      query={galleries}
      page={page}
      to={to}
      loading={loading}
      failed={catalogue.galleryFailed}
      empty={<Empty text={catalogue.galleryNone} />}
    >
      {(photos) => <PhotoGrid key={page} photos={photos} />}
    </Paged>
  )
}

export function Component() {
  const page = usePage()
  const heading = useTurnedPage(page)
  const galleries = useGalleriesQuery(perPage(page))
  return (
    <>
      <PageHead
        title={page > 1 ? words.galleryTitlePage(page) : photoGallery}
        description={words.galleryDescription}
        path={to(page)}
        picture={galleries.currentData?.data[0]?.picture}
      />
      <div className="page-head">
        <div className="wrap head head--center">
          <h1 className="cap" ref={heading} tabIndex={-1}>
            {catalogue.galleryHeading}
          </h1>
        </div>
      </div>
      <div className="wrap">
        <Photos page={page} />
      </div>
    </>
  )
}
