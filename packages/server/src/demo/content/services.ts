import type { DemoGroup } from './group.ts'
import { card } from './group.ts'

export const demoServices: DemoGroup[] = [
  {
    title: 'Play Zones',
    cards: [
      card('Soft Play', 'Foam steps, tunnels and a slide for the littlest ones.', 'sky', 'toddler'),
      card('Ball Pool', 'Deep, clean and cleaned again every evening.', 'sunny', 'ball'),
      card('Rocket Room', 'A quiet corner for dreamers and small pilots.', 'coral', 'rocket'),
      card('Music Floor', 'Lights, bubbles and songs every hour.', 'grape', 'music'),
      card('Mini Train', 'Two rounds through the tunnel.', 'leaf', 'train'),
      card('Swing Garden', 'The ride we are named after.', 'teal', 'swing'),
    ],
  },
  {
    title: 'Parties & Events',
    cards: [
      card('Birthday Room', 'Your own room, your own guide, and two hours that run themselves.', 'coral', 'party'),
      card('Party Bags', 'Packed for every guest, so that nobody leaves with empty hands.', 'teal', 'gift'),
      card('Photo Corner', 'We take the pictures. You are in them for once.', 'grape', 'camera'),
      card('Shows', 'Magic and puppets every Friday afternoon.', 'sunny', 'music'),
      card(
        'School Days',
        'Classes are welcome on weekday mornings, with one guide for every ten children.',
        'sky',
        'family',
      ),
      card('Eid & Boishakh', 'We dress the hall, the children bring the noise.', 'leaf', 'heart'),
    ],
  },
  {
    title: 'Food Corner',
    cards: [
      card('Warm Plates', 'Khichuri, noodles and chicken, mild enough for small tongues.', 'sunny', 'food'),
      card('Birthday Cakes', 'Baked here. Tell us the name and the number of candles.', 'coral', 'party'),
      card('Tea & Coffee', 'Served where you can still see the slide.', 'teal', 'clock'),
      card('Allergy Care', 'Tell us what your child cannot eat. The kitchen writes it down.', 'leaf', 'first-aid'),
    ],
  },
  {
    title: 'Care & Safety',
    cards: [
      card('First Aid', 'A trained first-aider on every floor, all day.', 'leaf', 'first-aid'),
      card('Cameras', 'Every corner is watched, and a person does the watching.', 'sky', 'cctv'),
      card('Gate Check', 'A child leaves with the adult they came with, and with no one else.', 'coral', 'ticket'),
      card('Grip Socks', 'Warm feet that do not slip, sold at the counter.', 'sunny', 'socks'),
      card('Clean Hands', 'Low basins, soap and towels at the door of every zone.', 'teal', 'washroom'),
    ],
  },
  {
    title: 'For Parents',
    cards: [
      card('Family Lounge', 'Soft chairs, charging points, and a clear view of every slide.', 'grape', 'family'),
      card('Free Wi-Fi', 'Ask at the counter for the code.', 'sky', 'wifi'),
      card('Parking', 'Two levels below us, free while you play.', 'leaf', 'parking'),
      card('Prayer Room', 'Quiet, clean, with a place for ablution.', 'teal', 'prayer-room'),
      card('Lockers', 'Room for bags, shoes and the pram.', 'sunny', 'locker'),
      card('Members’ Desk', 'Members walk past the queue.', 'coral', 'crown'),
    ],
  },
]
