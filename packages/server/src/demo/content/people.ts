import type { Role } from '#contract/rights.ts'

type DemoPerson = { name: string; phone: string; role: Role; language: 'en' | 'bn' }

/** All at both branches, each with the PIN 2580. */
export const demoPeople: DemoPerson[] = [
  { name: 'Nasrin', phone: '01711000001', role: 'owner', language: 'en' },
  { name: 'Karim', phone: '01711000002', role: 'manager', language: 'en' },
  { name: 'Rina', phone: '01711000003', role: 'cashier', language: 'bn' },
  { name: 'Rahim', phone: '01711000004', role: 'gate', language: 'bn' },
]
export const DEMO_PIN = '2580'
