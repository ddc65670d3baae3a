/** Method and path of every call, used by the route and by the web's api alike; all under API_PREFIX. */
export const API_PREFIX = '/api'

export const endpoints = {
  health: { method: 'GET', path: '/health' },
  businessInfo: { method: 'GET', path: '/business-info' },
  settings: { method: 'GET', path: '/settings' },
  rides: { method: 'GET', path: '/rides' },
  galleries: { method: 'GET', path: '/galleries' },
  abouts: { method: 'GET', path: '/abouts' },
  services: { method: 'GET', path: '/services' },
  products: { method: 'GET', path: '/products' },
  packages: { method: 'GET', path: '/packages' },
  package: { method: 'GET', path: '/packages/:id' },
  branches: { method: 'GET', path: '/branches' },
} as const
