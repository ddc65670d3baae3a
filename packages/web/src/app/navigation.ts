import { paths } from '#contract/paths.ts'
import type { IconName } from '#ui/icon-names.ts'
import * as words from '#words/app.ts'

type Entry = { label: string; to: string }
type BarEntry = Entry & { icon: IconName; name?: string }

/** Labels as the centre writes them; the style sheet capitalises. */
export const mainEntries: Entry[] = [
  { label: words.navHome, to: paths.home },
  { label: words.navServices, to: paths.services },
  { label: words.navAbout, to: paths.about },
  { label: words.navGallery, to: paths.gallery },
  { label: words.navFunRides, to: paths.funRides },
  { label: words.navTickets, to: paths.tickets },
  { label: words.navContact, to: paths.contact },
  { label: words.navPackages, to: paths.packages },
]

/** The four a parent needs most, with home raised in the middle; `name` is what a shortened label stands for. */
export const barEntries: BarEntry[] = [
  { label: words.navFunRides, to: paths.funRides, icon: 'wheel-fill' },
  { label: words.navTickets, to: paths.tickets, icon: 'ticket-fill' },
  { label: words.barHome, to: paths.home, icon: 'house-fill' },
  { label: words.barOffers, to: paths.packages, icon: 'crown-simple-fill', name: words.navPackages },
]

export const menuEntries: BarEntry[] = [
  { label: words.navServices, to: paths.services, icon: 'puzzle-piece-fill' },
  { label: words.navGallery, to: paths.gallery, icon: 'images-fill' },
  { label: words.navAbout, to: paths.about, icon: 'hand-waving-fill' },
  { label: words.navContact, to: paths.contact, icon: 'map-pin-fill' },
]

export const policyEntries: Entry[] = [
  { label: words.terms, to: paths.terms },
  { label: words.privacy, to: paths.privacy },
  { label: words.refund, to: paths.refund },
  { label: words.delivery, to: paths.delivery },
]
