import { paths } from '#contract/paths.ts'
import type { IconName } from '#ui/icon-names.ts'

type Entry = { label: string; to: string }
type BarEntry = Entry & { icon: IconName; name?: string }

/** Labels as the centre writes them; the style sheet capitalises. */
export const mainEntries: Entry[] = [
  { label: 'home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'about', to: paths.about },
  { label: 'gallery', to: paths.gallery },
  { label: 'Fun Rides', to: paths.funRides },
  { label: 'Tickets', to: paths.tickets },
  { label: 'Contact', to: paths.contact },
  { label: 'Package & Offers', to: paths.packages },
]

/** The four a parent needs most, with home raised in the middle; `name` is what a shortened label stands for. */
export const barEntries: BarEntry[] = [
  { label: 'Fun Rides', to: paths.funRides, icon: 'wheel-fill' },
  { label: 'Tickets', to: paths.tickets, icon: 'ticket-fill' },
  { label: 'Home', to: paths.home, icon: 'house-fill' },
  { label: 'Offers', to: paths.packages, icon: 'crown-simple-fill', name: 'Package & Offers' },
]

export const menuEntries: BarEntry[] = [
  { label: 'Services', to: paths.services, icon: 'puzzle-piece-fill' },
  { label: 'gallery', to: paths.gallery, icon: 'images-fill' },
  { label: 'about', to: paths.about, icon: 'hand-waving-fill' },
  { label: 'Contact', to: paths.contact, icon: 'map-pin-fill' },
]

export const policyEntries: Entry[] = [
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Refund Policy', to: paths.refund },
  { label: 'Service Delivery Policy', to: paths.delivery },
]
