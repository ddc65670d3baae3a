/** One import: whose, of what, and whether only types cross. Paths read `server/sales/routes.ts`, `npm:zod`, `node:fs`. */
export type Import = { from: string; to: string; typeOnly: boolean }

type Arrow = { says: string; breaks: (one: Import) => boolean }

const isIn = (path: string, ...folders: string[]): boolean => folders.some((folder) => path.startsWith(`${folder}/`))
const isOurs = (path: string): boolean =>
  isIn(path, 'cards', 'contract', 'server', 'sandbox-gateway', 'staff', 'ui', 'web')
const isTables = (path: string): boolean => /^server\/.*\/([\w-]+-)?tables\.ts$/.test(path)
const isQueries = (path: string): boolean => /^server\/.*\/([\w-]+-)?queries\.ts$/.test(path)
const isRoutes = (path: string): boolean => /^server\/.*\/([\w-]+-)?routes\.ts$/.test(path)
/** `sales/ticket-orders.ts`: all that the others know of a kind of order. */
const isKind = (path: string): boolean => /^server\/\w+\/\w+-orders\.ts$/.test(path)
const isLoose = (path: string): boolean =>
  /^web\/[^/]+$/.test(path) && !/^web\/(entry-(client|server)\.tsx?|vite\.(worker\.)?config\.ts)$/.test(path)
const featureOf = (path: string): string | undefined => /^web\/features\/([\w-]+)/.exec(path)?.[1]
const isOtherFeature = (from: string, to: string): boolean =>
  isIn(from, 'web/features') && isIn(to, 'web/features') && featureOf(from) !== featureOf(to)
/** `gate`, `people`: a folder a workplace; `app`, `api` and the service worker are not for one alone. */
const workplaceOf = (path: string): string | undefined => {
  const folder = /^staff\/([\w-]+)\//.exec(path)?.[1]
  return folder === undefined || ['app', 'api', 'art', 'service-worker'].includes(folder) ? undefined : folder
}
const isLowest = (path: string): boolean => ['orders', 'session'].includes(featureOf(path) ?? '')

/** What every app with a screen may need: no word of it is about what the centre sells. */
const withoutBusiness = [
  'page.ts',
  'rules/characters.ts',
  'rules/dates.ts',
  'rules/language.ts',
  'rules/paging.ts',
  'rules/pastel.ts',
  'rules/week.ts',
  'rules/weekday.ts',
  'schemas/paging.ts',
  'schemas/picture.ts',
  'words/dates.ts',
  'words/digits.ts',
  'words/language.ts',
  'words/ui.ts',
].map((file) => `contract/${file}`)

/** Whoever imports one of these has every text of every page. */
const bothLanguages = ['words/named.ts', 'words/complete.ts', 'errors.ts'].map((file) => `contract/${file}`)

/** Which domains a domain may know. The tables of all of them may refer to each other. */
const domains: Record<string, string[]> = {
  pictures: [],
  notifications: [],
  /** Days that are not like others. */
  calendar: ['catalogue'],
  content: ['pictures', 'calendar'],
  catalogue: ['pictures'],
  customers: ['pictures', 'notifications'],
  payments: ['notifications'],
  orders: ['payments', 'notifications', 'customers'],
  sales: ['orders', 'catalogue', 'customers', 'content', 'calendar'],
  subscriptions: ['orders', 'catalogue', 'customers', 'notifications', 'pictures'],
  admissions: ['sales', 'subscriptions', 'orders', 'payments', 'customers', 'staff', 'calendar'],
  receipts: ['orders', 'payments', 'refunds', 'content', 'customers', 'pictures'],
  privacy: [
    'receipts',
    'refunds',
    'desk',
    'orders',
    'payments',
    'content',
    'customers',
    'notifications',
    'pictures',
    'staff',
  ],
  /** Who works here and what they did: whatever has calls of the owner's side may know it. */
  staff: ['customers', 'notifications', 'catalogue', 'content'],
  /** What closing a day means for those who have booked it. */
  closures: ['calendar', 'catalogue', 'content', 'staff'],
  /** Where the content is written: what the site shows, and who changed it. */
  office: ['catalogue', 'content', 'pictures', 'staff', 'sales', 'subscriptions', 'orders'],
  /** What is counted, of all that happens. */
  figures: ['admissions', 'sales', 'subscriptions', 'orders', 'payments', 'catalogue', 'staff'],
  /** Money that goes back, whole or in shares. */
  refunds: [
    'admissions',
    'sales',
    'subscriptions',
    'orders',
    'payments',
    'customers',
    'notifications',
    'catalogue',
    'content',
    'staff',
  ],
  /** Where every order is found and every Taka explained. */
  desk: [
    'refunds',
    'admissions',
    'sales',
    'subscriptions',
    'orders',
    'payments',
    'receipts',
    'calendar',
    'catalogue',
    'content',
    'customers',
    'notifications',
    'staff',
  ],
  /** Who comes here, and what is done for them at the desk. */
  households: [
    'desk',
    'refunds',
    'privacy',
    'admissions',
    'sales',
    'subscriptions',
    'orders',
    'payments',
    'catalogue',
    'customers',
    'notifications',
    'staff',
  ],
  pages: [],
}
const domainOf = (path: string): string | undefined =>
  Object.keys(domains).find((domain) => isIn(path, `server/${domain}`))

/** What the server has besides domains. */
const besides = ['db', 'demo', 'http', 'integrations', 'testing']
const folderOf = (path: string): string | undefined => /^server\/([\w-]+)\//.exec(path)?.[1]

export const arrows: Arrow[] = [
  {
    says: 'contract imports nothing but contract and zod.',
    breaks: ({ from, to }) => isIn(from, 'contract') && !isIn(to, 'contract') && to !== 'npm:zod',
  },
  {
    says: 'contract/rules imports only rules: pure functions that need nothing.',
    breaks: ({ from, to }) => isIn(from, 'contract/rules') && !isIn(to, 'contract/rules'),
  },
  {
    says: 'web, staff, cards and ui never import server, nor it them; what all need is contract.',
    breaks: ({ from, to }) =>
      (isIn(from, 'web', 'staff', 'cards', 'ui') && isIn(to, 'server')) ||
      (isIn(from, 'server') && isIn(to, 'web', 'staff', 'cards', 'ui')),
  },
  {
    says: 'web and staff are two apps: what both need is cards, ui or contract.',
    breaks: ({ from, to }) => (isIn(from, 'web') && isIn(to, 'staff')) || (isIn(from, 'staff') && isIn(to, 'web')),
  },
  {
    says: 'a workplace of the staff knows cards, ui, api and contract: no other workplace, and not the app around it.',
    breaks: ({ from, to }) =>
      workplaceOf(from) !== undefined &&
      isIn(to, 'staff') &&
      !isIn(to, `staff/${workplaceOf(from)}`, 'staff/api', 'staff/art'),
  },
  {
    says: 'the api of the staff knows contract and ui, not those who use it.',
    breaks: ({ from, to }) => isIn(from, 'staff/api') && isOurs(to) && !isIn(to, 'staff/api', 'contract', 'ui'),
  },
  {
    says: 'web, cards and ui take only types from contract/schemas, so that zod stays out of the browser.',
    breaks: ({ from, to, typeOnly }) =>
      isIn(from, 'web', 'cards', 'ui') && (isIn(to, 'contract/schemas') || to === 'npm:zod') && !typeOnly,
  },
  {
    says: 'web, staff, cards and ui read their own language: what knows every text of both is for the server alone.',
    breaks: ({ from, to, typeOnly }) =>
      isIn(from, 'web', 'staff', 'cards', 'ui') && bothLanguages.includes(to) && !typeOnly,
  },
  {
    says: 'cards knows ui and contract: it is what the site and its preview both draw, and neither app.',
    breaks: ({ from, to }) => isIn(from, 'cards') && isOurs(to) && !isIn(to, 'cards', 'ui', 'contract'),
  },
  {
    says: 'ui knows no app that uses it.',
    breaks: ({ from, to }) => isIn(from, 'ui') && isOurs(to) && !isIn(to, 'ui', 'contract'),
  },
  {
    says: 'ui knows no business: of contract only days, colours, pictures and the pages of a list or a site.',
    breaks: ({ from, to }) => isIn(from, 'ui') && isIn(to, 'contract') && !withoutBusiness.includes(to),
  },
  { says: 'only entries stand at the root of web.', breaks: ({ from, to }) => isLoose(from) || isLoose(to) },
  {
    says: 'app stands above screens and features: they do not import it, not even its types.',
    breaks: ({ from, to }) => isIn(to, 'web/app') && isIn(from, 'web/screens', 'web/features', 'web/api'),
  },
  {
    says: 'a service worker stands alone: it shares contract with its app, and no code.',
    breaks: ({ from, to }) =>
      isOurs(from) &&
      isOurs(to) &&
      ['web/service-worker', 'staff/service-worker'].some((folder) =>
        isIn(from, folder) ? !isIn(to, folder, 'contract') : isIn(to, folder),
      ),
  },
  {
    says: 'a screen is a whole page: only app and other screens import it.',
    breaks: ({ from, to }) => isIn(to, 'web/screens') && !isIn(from, 'web/app', 'web/screens'),
  },
  {
    says: 'a screen composes features and ui: it makes no call itself.',
    breaks: ({ from, to, typeOnly }) => isIn(from, 'web/screens') && isIn(to, 'web/api') && !typeOnly,
  },
  {
    says: 'a feature may know orders and session, and no other feature.',
    breaks: ({ from, to }) => isOtherFeature(from, to) && !isLowest(to),
  },
  {
    says: 'orders and session are the lowest features: they know no other, nor each other.',
    breaks: ({ from, to }) => isOtherFeature(from, to) && isLowest(from),
  },
  {
    says: 'api knows contract, not those who use it.',
    breaks: ({ from, to }) => isIn(from, 'web/api') && isOurs(to) && !isIn(to, 'web/api', 'contract'),
  },
  {
    says: 'server/http knows no domain.',
    breaks: ({ from, to }) => isIn(from, 'server/http') && domainOf(to) !== undefined,
  },
  {
    says: 'server/db knows no domain beyond its tables.',
    breaks: ({ from, to }) => isIn(from, 'server/db') && domainOf(to) !== undefined && !isTables(to),
  },
  {
    says: 'only deps.ts imports integrations; everyone else is handed a port.',
    breaks: ({ from, to }) =>
      isIn(to, 'server/integrations') &&
      !isIn(from, 'server/integrations', 'server/testing', 'sandbox-gateway') &&
      from !== 'server/deps.ts',
  },
  {
    says: 'only deps.ts and the choice of a gateway import the sandbox gateway: production does without it.',
    breaks: ({ from, to }) =>
      isIn(to, 'sandbox-gateway') &&
      !isIn(from, 'sandbox-gateway', 'server/testing') &&
      !['server/deps.ts', 'server/integrations/choose-gateway.ts'].includes(from),
  },
  {
    says: 'the sandbox gateway knows contract, db, the clock and how SSLCOMMERZ writes things: nothing of the shop.',
    breaks: ({ from, to }) =>
      isIn(from, 'sandbox-gateway') &&
      isOurs(to) &&
      !isIn(to, 'sandbox-gateway', 'contract', 'server/db', 'server/integrations/sslcommerz') &&
      to !== 'server/clock.ts',
  },
  {
    says: 'every folder of the server stands in the table of domains (scripts/arrows.ts), or its arrows are nobody’s.',
    breaks: ({ from }) => {
      const folder = folderOf(from)
      return folder !== undefined && !(folder in domains) && !besides.includes(folder)
    },
  },
  {
    says: 'a domain declares what it needs: only the roots know deps.ts.',
    breaks: ({ from, to }) => domainOf(from) !== undefined && to === 'server/deps.ts',
  },
  {
    says: 'only app.ts and a kind of order import routes: inside a domain the way is routes, verbs, queries, tables.',
    breaks: ({ from, to }) => isRoutes(to) && from !== 'server/app.ts' && !isKind(from),
  },
  {
    says: 'queries import no verb of their domain, only tables, other queries and types.',
    breaks: ({ from, to, typeOnly }) =>
      isQueries(from) && domainOf(to) === domainOf(from) && !typeOnly && !isTables(to) && !isQueries(to),
  },
  {
    says: 'tables import only tables, the columns that db shares, and contract.',
    breaks: ({ from, to }) =>
      isTables(from) && isOurs(to) && !isTables(to) && to !== 'server/db/columns.ts' && !isIn(to, 'contract'),
  },
  {
    says: 'this domain may not know that one (see the table of domains in scripts/arrows.ts).',
    breaks: ({ from, to }) => {
      const [knower, known] = [domainOf(from), domainOf(to)]
      const related = !knower || !known || knower === known || domains[knower]?.includes(known)
      return !related && !(isTables(from) && isTables(to))
    },
  },
]

/** A test may reach for whatever it tests with. */
export const brokenArrows = (one: Import): string[] =>
  /\.test\.tsx?$/.test(one.from) ? [] : arrows.filter(({ breaks }) => breaks(one)).map(({ says }) => says)
