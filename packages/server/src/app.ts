import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { API_PREFIX } from '#contract/endpoints.ts'
import { NOT_FOUND } from '#contract/paths.ts'
import { addressIn, languageOf } from '#contract/rules/language.ts'
import { passRoutes } from './admissions/routes.ts'
import { gateRoutes } from './admissions/staff-routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { closureRoutes } from './closures/staff-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { profileRoutes } from './customers/profile-routes.ts'
import { createSession } from './customers/session.ts'
import { sessionRoutes } from './customers/session-routes.ts'
import { signInRoutes } from './customers/sign-in-routes.ts'
import { type Deps, kinds, openPayments } from './deps.ts'
import { orderActRoutes } from './desk/act-routes.ts'
import type { Desk } from './desk/desk.ts'
import { orderRoutes } from './desk/order-routes.ts'
import { refundRoutes } from './desk/refund-routes.ts'
import { paymentDeskRoutes } from './desk/payment-routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { countLook } from './figures/sales-now.ts'
import { householdRoutes } from './households/staff-routes.ts'
import { answerError } from './http/answer-error.ts'
import { AppError } from './http/app-error.ts'
import { compressAnswers } from './http/compress.ts'
import { guardConnections, hangUpOnPipelined } from './http/connections.ts'
import { answerWithEtag } from './http/etag.ts'
import { healthRoute } from './http/health.ts'
import { RequestLog } from './http/log.ts'
import { describeApi } from './http/openapi.ts'
import { refuseUnreadable } from './http/refuse-unreadable.ts'
import { securityHeaders } from './http/security.ts'
import { speakMessages } from './http/speak-message.ts'
import { unknownRoute } from './http/unknown-route.ts'
import { pictureRoutes } from './office/picture-routes.ts'
import { centreRoutes } from './office/centre-routes.ts'
import { firstStepRoutes } from './office/first-step-routes.ts'
import { officeRoutes } from './office/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { withSiteFiles } from './pages/site-files.ts'
import { createOrders } from './orders/orders.ts'
import { openPassCodes } from './orders/pass-codes.ts'
import { createPassLinks } from './orders/pass-link.ts'
import { createReceiptLinks } from './orders/receipt-link.ts'
import { paymentRoutes } from './payments/routes.ts'
import { mediaRoutes } from './pictures/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { createRefunds } from './refunds/refunds.ts'
import { approvalRoutes } from './staff/approval-routes.ts'
import { deviceRoutes, pairingRoutes } from './staff/device-routes.ts'
import { createDoor, type Door } from './staff/door.ts'
import { historyRoutes } from './staff/history-routes.ts'
import { staffOwnRoutes } from './staff/own-routes.ts'
import { peopleRoutes } from './staff/people-routes.ts'
import { screenRoutes } from './staff/screen-routes.ts'
import { staffSignInRoutes } from './staff/sign-in-routes.ts'
import { createStaffCookies } from './staff/staff-cookies.ts'
import type { StaffNeeds } from './staff/staff-needs.ts'

const MEGABYTE = 1024 * 1024
const MINUTE = 60_000

/** The whole service as a function of what it depends on; starting and stopping it is the process's business. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = createServer(deps)
  const unknown = unknownRoute(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(async (request) => {
    throw unknown(request)
  })

  await app.register(
    async (api) => {
      speakMessages(api)
      const cookies = createStaffCookies(deps.config)
      const door = createDoor(deps, cookies)
      door.guard(api)
      await describeApi(api, deps.config.publicUrl)
      healthRoute(api, deps.database)
      await api.register(async (reads) => publicRoutes(reads, deps))
      const session = createSession(deps)
      signInRoutes(api, deps)
      sessionRoutes(api, deps, session)
      await profileRoutes(api, deps, session)
      privacyRoutes(api, { ...deps, kinds }, session)
      const payments = openPayments(deps)
      const orders = createOrders(payments, kinds)
      await paymentRoutes(api, payments)
      const site = { ...deps.config, ...deps }
      const codes = await openPassCodes(deps)
      const links = { receipts: createReceiptLinks(site), passes: createPassLinks(site), codes }
      receiptRoutes(api, { ...deps, kinds, codes }, links.receipts)
      await api.register(async (own) => {
        compressAnswers(own)
        for (const kind of kinds.all) kind.serve(own, { orders, session, links })
        passRoutes(own, { ...deps, links }, session)
      })
      staffRoutes(api, { ...deps, door, cookies })
      gateRoutes(api, { ...deps, payments, codes }, door)
      deskRoutes(api, { ...deps, payments, kinds, ...links, publicUrl: deps.config.publicUrl }, door)
      householdRoutes(api, { ...deps, kinds }, door)
      // Whatever else begins like the API is answered like the API, never with a page.
      api.all(
        '*',
        {
          schema: { hide: true },
          onRequest: async (request) => {
            throw unknown(request)
          },
        },
        () => {},
      )
    },
    { prefix: API_PREFIX },
  )

  mediaRoutes(app, deps)
  await pageRoutes(app, withSiteFiles(await deps.openPages(app)), deps)
  await deps.serveSandbox?.(app, deps)
  return app
}

/** What everybody may read, and anybody may keep until it changes. */
function publicRoutes(reads: FastifyInstance, { database, clock }: Deps): void {
  answerWithEtag(reads)
  contentRoutes(reads, database.db, clock)
  calendarRoutes(reads, database)
  catalogueRoutes(reads, database.db)
}

/** The owner's side: what is under /api/staff, all of it through the door. */
function staffRoutes(api: FastifyInstance, deps: Deps & Pick<StaffNeeds, 'door' | 'cookies'>): void {
  const needs = { ...deps, look: (by: Parameters<StaffNeeds['look']>[0]) => countLook(deps, by) }
  staffSignInRoutes(api, needs)
  staffOwnRoutes(api, needs)
  screenRoutes(api, needs)
  peopleRoutes(api, needs)
  pairingRoutes(api, needs)
  deviceRoutes(api, needs)
  approvalRoutes(api, needs)
  historyRoutes(api, needs)
  figureRoutes(api, needs)
  closureRoutes(api, needs)
  pictureRoutes(api, needs)
  void api.register(async (office) => {
    compressAnswers(office)
    officeRoutes(office, needs)
    centreRoutes(office, needs)
  })
  firstStepRoutes(api, needs)
}

/** Orders, the money in them, and whose they are. */
function deskRoutes(api: FastifyInstance, desk: Deps & Desk, door: Door): void {
  void api.register(async (own) => {
    compressAnswers(own)
    orderRoutes(own, desk, door)
    refundRoutes(own, desk, createRefunds(desk.payments), door)
    paymentDeskRoutes(own, { ...desk, door })
    orderActRoutes(own, desk, door)
  })
}

function createServer({ config, logger }: Deps): FastifyInstance {
  const headers = securityHeaders(config)
  const app = Fastify({
    loggerInstance: logger,
    logController: new RequestLog(),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: MEGABYTE,
    // Five megabytes over a slow mobile line; headers alone have the minute that Node gives them.
    requestTimeout: 3 * MINUTE,
    // On a busy machine it takes its time to find its files; that is no reason not to open.
    pluginTimeout: 2 * MINUTE,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    // A request that comes over an open connection while the process stops is still answered, and the connection closed.
    return503OnClosing: false,
    // An address that cannot be read: a program is told so, a person is led to the page for what is not there.
    frameworkErrors: (cause, request, reply) => {
      void reply.headers(headers)
      void (request.url.startsWith(API_PREFIX)
        ? answerError(new AppError('not_found', { cause }), request, reply)
        : reply.redirect(addressIn(languageOf(request.url), NOT_FOUND)))
    },
  })
  // Nobody is asked for a plain text.
  app.removeContentTypeParser('text/plain')
  guardConnections(app.server, logger)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', (request, reply, done) => {
    if (hangUpOnPipelined(request.raw, reply.raw)) return
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  return app
}
