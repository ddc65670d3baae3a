export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>

export type Budget = { path: string; modules: string[]; limit: number }

/** JavaScript a visitor waits for before a page is interactive, in bytes as sent (brotli). */
export const budgets: Budget[] = [
  { path: '/', modules: ['src/screens/home.tsx'], limit: 116_000 },
  ...[
    'about',
    'contact',
    'fun-rides',
    'gallery',
    'package-and-offers',
    'privacy-policy',
    'refund-policy',
    'service-delivery-policy',
    'services',
    'terms-and-conditions',
    'tickets',
  ].map((name) => ({ path: `/${name}`, modules: [`src/screens/${name}.tsx`], limit: 130_000 })),
]

/** The same for the staff's app; a decoder in WebAssembly comes apart. */
export const staffBudgets: Budget[] = [
  { path: '/staff/gate', modules: ['src/gate/gate-screen.tsx'], limit: 130_000 },
  ...[
    'door/sign-in',
    'door/first',
    'door/pair',
    'sales/sales',
    'people/people',
    'people/devices',
    'people/history',
    'desk/orders/orders',
    'desk/order/order',
    'desk/payments/payments',
    'desk/customers/customers',
    'desk/customers/household',
    'rules/days',
    'office/rides',
    'office/ride',
    'office/gallery',
    'office/photo',
    'office/services',
    'office/service',
    'office/tickets',
    'office/ticket',
    'office/one-goods',
    'office/rider-type',
    'office/packages',
    'office/package',
    'office/branches',
    'office/branch',
    'office/business',
    'office/policies',
    'office/settings',
    'office/bin',
  ].map((name) => ({
    path: `/staff/${name.split('/').at(-1)}`,
    modules: ['src/app/frame.tsx', `src/${name}-screen.tsx`],
    limit: 160_000,
  })),
]

/** The entry with the parts it reads one by one, the route's own modules, and everything these import statically. */
export function scriptsOf(manifest: Manifest, modules: string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no module ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
    if (chunk.isEntry) chunk.dynamicImports?.forEach(visit)
  }
  ;[...entries, ...modules].forEach(visit)
  return [...files].filter((file) => file.endsWith('.js')).sort()
}

export type Weight = { path: string; bytes: number; limit: number; fits: boolean }

export const weigh = (manifest: Manifest, budget: Budget, sizeOf: (file: string) => number): Weight => {
  const bytes = scriptsOf(manifest, budget.modules).reduce((sum, file) => sum + sizeOf(file), 0)
  return { path: budget.path, bytes, limit: budget.limit, fits: bytes <= budget.limit }
}
