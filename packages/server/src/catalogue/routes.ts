import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import { Branch } from '#contract/schemas/branch.ts'
import { GalleryItem } from '#contract/schemas/gallery.ts'
import { Group } from '#contract/schemas/group.ts'
import { Package } from '#contract/schemas/package.ts'
import { IdParams } from '#contract/schemas/paging.ts'
import { Product } from '#contract/schemas/product.ts'
import { Ride } from '#contract/schemas/ride.ts'
import type { Tx } from '../db/database.ts'
import { publicList, publicOne } from '../http/public-reads.ts'
import { presentBranch, presentGallery, presentProduct, presentRide } from './present.ts'
import { prepareCatalogue } from './queries.ts'
import { mapRows, readPackage, withDetails, withItems } from './read-catalogue.ts'

const tag = 'Catalogue'

export function catalogueRoutes(app: FastifyInstance, db: Tx): void {
  const queries = prepareCatalogue(db)

  publicList(app, endpoints.rides, { item: Ride, tag, summary: 'The rides' }, async (slice, language) =>
    mapRows(await queries.rides(slice), (row) => presentRide(row, language)),
  )

  publicList(
    app,
    endpoints.galleries,
    { item: GalleryItem, tag, summary: 'The pictures of the gallery' },
    async (slice, language) => mapRows(await queries.galleries(slice), (row) => presentGallery(row, language)),
  )

  publicList(
    app,
    endpoints.abouts,
    { item: Group, tag, summary: 'The groups of rides, each with its cards' },
    async (slice, language) => withItems(queries, await queries.abouts(slice), language),
  )

  publicList(
    app,
    endpoints.services,
    { item: Group, tag, summary: 'The groups of services, each with its cards' },
    async (slice, language) => withItems(queries, await queries.services(slice), language),
  )

  publicList(
    app,
    endpoints.products,
    { item: Product, tag, summary: 'The day tickets on sale' },
    async (slice, language) => mapRows(await queries.products(slice), (row) => presentProduct(row, language)),
  )

  publicList(
    app,
    endpoints.packages,
    { item: Package, tag, summary: 'The memberships on sale' },
    async (slice, language) => withDetails(queries, await queries.packages(slice), language),
  )

  publicOne(
    app,
    endpoints.package,
    { item: Package, tag, summary: 'One membership on sale', params: IdParams },
    ({ id }, language) => readPackage(queries, id, language),
  )

  publicList(
    app,
    endpoints.branches,
    { item: Branch, tag, summary: 'The branches that are open' },
    async (slice, language) => mapRows(await queries.branches(slice), (row) => presentBranch(row, language)),
  )
}
