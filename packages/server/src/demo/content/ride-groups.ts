import { card } from './group.ts'
import type { DemoGroup } from './group.ts'

export const demoRideGroups: DemoGroup[] = [
  {
    title: 'Gentle Rides',
    cards: [
      card('Carousel', 'White horses at a slow trot. Hold the pole and wave.', 'coral', 'heart'),
      card('Ferris Wheel', 'A slow turn with the whole family in one cabin.', 'sky', 'family'),
      card('Mini Train', 'Two rounds, one tunnel, and a guard with a green flag.', 'leaf', 'train'),
      card('Spinning Cups', 'You turn the wheel, so you choose how fast.', 'grape', 'music'),
    ],
  },
  {
    title: 'Big Thrills',
    cards: [
      card('Rocket Ride', 'Up, round and down again, with a lever of your own.', 'sky', 'rocket'),
      card('Pirate Ship', 'A long swing from side to side, with the tiger in front.', 'teal', 'swing'),
      card('Bumper Cars', 'Small cars, soft bumpers, and nobody needs a licence.', 'coral', 'parking'),
      card('Slide Tower', 'Three wavy lanes for racing and a tube for the brave.', 'sunny', 'crown'),
    ],
  },
  {
    title: 'Jump & Climb',
    cards: [
      card('Soft Castle', 'Three floors of foam with a slide at the gate.', 'grape', 'castle'),
      card('Trampoline', 'Jump in your socks, land on soft ground.', 'sunny', 'socks'),
      card('Climbing Wall', 'Helmet, harness and a guide who holds the rope.', 'coral', 'first-aid'),
      card('Rope Bridge', 'Nets on both sides, a pond painted below.', 'leaf', 'heart'),
    ],
  },
  {
    title: 'For the Littlest',
    cards: [
      card('Toddler Zone', 'For ages 2 to 4 only, so that nobody runs them over.', 'sky', 'toddler'),
      card('Ball Pit', 'Warm, deep and washed every evening.', 'coral', 'ball'),
      card('Giant Blocks', 'Light enough for two small hands to lift.', 'teal', 'castle'),
    ],
  },
  {
    title: 'Make & Move',
    cards: [
      card('Bubble Dance', 'A song on the hour and bubbles for the last verse.', 'grape', 'music'),
      card('Art Corner', 'Paint, paper and aprons are ready. So is the soap.', 'sunny', 'gift'),
      card('Basket Arcade', 'Low hoops, kind claws, and tickets for every try.', 'sky', 'ticket'),
    ],
  },
]
