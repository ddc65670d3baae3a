import { card } from './group.ts'
import type { DemoGroup } from './group.ts'

export const demoRideGroups: DemoGroup[] = [
  {
    title: 'Gentle Rides',
    titleBn: 'শান্ত রাইড',
    cards: [
      card(
        ['Carousel', 'ঘোড়ার চরকি'],
        ['White horses at a slow trot. Hold the pole and wave.', 'ধীরে চলা সাদা ঘোড়া। খুঁটি ধরো আর হাত নাড়ো।'],
        'coral',
        'heart',
      ),
      card(
        ['Ferris Wheel', 'নাগরদোলা'],
        ['A slow turn with the whole family in one cabin.', 'এক কেবিনে পুরো পরিবার নিয়ে ধীরে এক পাক।'],
        'sky',
        'family',
      ),
      card(
        ['Mini Train', 'ছোট্ট ট্রেন'],
        ['Two rounds, one tunnel, and a guard with a green flag.', 'দুই চক্কর, এক টানেল, আর সবুজ পতাকা হাতে গার্ড।'],
        'leaf',
        'train',
      ),
      card(
        ['Spinning Cups', 'ঘূর্ণি কাপ'],
        ['You turn the wheel, so you choose how fast.', 'চাকা তোমার হাতে, কত জোরে ঘুরবে তুমিই ঠিক করো।'],
        'grape',
        'music',
      ),
    ],
  },
  {
    title: 'Big Thrills',
    titleBn: 'রোমাঞ্চ',
    cards: [
      card(
        ['Rocket Ride', 'রকেট রাইড'],
        ['Up, round and down again, with a lever of your own.', 'ওপরে, চারপাশে, আবার নিচে; লিভার তোমার নিজের হাতে।'],
        'sky',
        'rocket',
      ),
      card(
        ['Pirate Ship', 'জলদস্যুর জাহাজ'],
        ['A long swing from side to side, with the tiger in front.', 'সামনে বাঘ, এপাশ থেকে ওপাশে লম্বা দোল।'],
        'teal',
        'swing',
      ),
      card(
        ['Bumper Cars', 'বাম্পার কার'],
        ['Small cars, soft bumpers, and nobody needs a licence.', 'ছোট গাড়ি, নরম বাম্পার, লাইসেন্স লাগে না কারও।'],
        'coral',
        'parking',
      ),
      card(
        ['Slide Tower', 'স্লাইড টাওয়ার'],
        ['Three wavy lanes for racing and a tube for the brave.', 'রেসের জন্য তিনটি ঢেউখেলানো লেন, আর সাহসীদের জন্য টিউব।'],
        'sunny',
        'crown',
      ),
    ],
  },
  {
    title: 'Jump & Climb',
    titleBn: 'লাফ আর চড়া',
    cards: [
      card(
        ['Soft Castle', 'ফোমের দুর্গ'],
        ['Three floors of foam with a slide at the gate.', 'ফোমের তিনতলা, ফটকে স্লাইড।'],
        'grape',
        'castle',
      ),
      card(
        ['Trampoline', 'ট্রাম্পোলিন'],
        ['Jump in your socks, land on soft ground.', 'মোজা পরে লাফাও, নামো নরম মাটিতে।'],
        'sunny',
        'socks',
      ),
      card(
        ['Climbing Wall', 'ক্লাইম্বিং ওয়াল'],
        ['Helmet, harness and a guide who holds the rope.', 'হেলমেট, হারনেস, আর দড়ি ধরে থাকা গাইড।'],
        'coral',
        'first-aid',
      ),
      card(
        ['Rope Bridge', 'দড়ির সাঁকো'],
        ['Nets on both sides, a pond painted below.', 'দুপাশে জাল, নিচে আঁকা পুকুর।'],
        'leaf',
        'heart',
      ),
    ],
  },
  {
    title: 'For the Littlest',
    titleBn: 'একদম ছোটদের জন্য',
    cards: [
      card(
        ['Toddler Zone', 'টডলার জোন'],
        ['For ages 2 to 4 only, so that nobody runs them over.', 'শুধু ২ থেকে ৪ বছরের জন্য, যেন বড়দের ধাক্কা না লাগে।'],
        'sky',
        'toddler',
      ),
      card(
        ['Ball Pit', 'বলের পুল'],
        ['Warm, deep and washed every evening.', 'উষ্ণ, গভীর, প্রতি সন্ধ্যায় ধোয়া।'],
        'coral',
        'ball',
      ),
      card(
        ['Giant Blocks', 'বিশাল ব্লক'],
        ['Light enough for two small hands to lift.', 'ছোট্ট দুটি হাতেই তোলা যায়, এত হালকা।'],
        'teal',
        'castle',
      ),
    ],
  },
  {
    title: 'Make & Move',
    titleBn: 'বানাও আর নাচো',
    cards: [
      card(
        ['Bubble Dance', 'বাবল ড্যান্স'],
        ['A song on the hour and bubbles for the last verse.', 'ঘণ্টায় ঘণ্টায় গান, শেষ কলিতে বুদ্‌বুদ।'],
        'grape',
        'music',
      ),
      card(
        ['Art Corner', 'আঁকার কোণ'],
        ['Paint, paper and aprons are ready. So is the soap.', 'রং, কাগজ, অ্যাপ্রন তৈরি। সাবানও।'],
        'sunny',
        'gift',
      ),
      card(
        ['Basket Arcade', 'বাস্কেট আর্কেড'],
        ['Low hoops, kind claws, and tickets for every try.', 'নিচু রিং, দয়ালু ক্ল, আর প্রতিবার চেষ্টাতেই টিকিট।'],
        'sky',
        'ticket',
      ),
    ],
  },
]
