import type { DemoGroup } from './group.ts'
import { card } from './group.ts'

export const demoServices: DemoGroup[] = [
  {
    title: 'Play Zones',
    titleBn: 'খেলার জোন',
    cards: [
      card(
        ['Soft Play', 'সফট প্লে'],
        ['Foam steps, tunnels and a slide for the littlest ones.', 'একদম ছোটদের জন্য ফোমের সিঁড়ি, টানেল আর স্লাইড।'],
        'sky',
        'toddler',
      ),
      card(
        ['Ball Pool', 'বলের পুল'],
        ['Deep, clean and cleaned again every evening.', 'গভীর, পরিষ্কার, প্রতি সন্ধ্যায় আবার পরিষ্কার।'],
        'sunny',
        'ball',
      ),
      card(
        ['Rocket Room', 'রকেট রুম'],
        ['A quiet corner for dreamers and small pilots.', 'স্বপ্ন দেখা ছোট্ট পাইলটদের নিরিবিলি কোণ।'],
        'coral',
        'rocket',
      ),
      card(
        ['Music Floor', 'মিউজিক ফ্লোর'],
        ['Lights, bubbles and songs every hour.', 'প্রতি ঘণ্টায় আলো, বুদ্‌বুদ আর গান।'],
        'grape',
        'music',
      ),
      card(['Mini Train', 'ছোট্ট ট্রেন'], ['Two rounds through the tunnel.', 'টানেল দিয়ে দুই চক্কর।'], 'leaf', 'train'),
      card(['Swing Garden', 'দোলনাবাগান'], ['The ride we are named after.', 'যে রাইডের নামে আমাদের নাম।'], 'teal', 'swing'),
    ],
  },
  {
    title: 'Parties & Events',
    titleBn: 'পার্টি ও ইভেন্ট',
    cards: [
      card(
        ['Birthday Room', 'জন্মদিনের রুম'],
        [
          'Your own room, your own guide, and two hours that run themselves.',
          'নিজস্ব রুম, নিজস্ব গাইড, আর নিশ্চিন্ত দুই ঘণ্টা।',
        ],
        'coral',
        'party',
      ),
      card(
        ['Party Bags', 'পার্টি ব্যাগ'],
        [
          'Packed for every guest, so that nobody leaves with empty hands.',
          'প্রত্যেক অতিথির জন্য গোছানো, খালি হাতে ফেরে না কেউ।',
        ],
        'teal',
        'gift',
      ),
      card(
        ['Photo Corner', 'ছবি কর্নার'],
        ['We take the pictures. You are in them for once.', 'ছবি তুলব আমরা। এবার ছবিতে আপনিও থাকবেন।'],
        'grape',
        'camera',
      ),
      card(
        ['Shows', 'শো'],
        ['Magic and puppets every Friday afternoon.', 'প্রতি শুক্রবার বিকেলে জাদু আর পুতুলনাচ।'],
        'sunny',
        'music',
      ),
      card(
        ['School Days', 'স্কুল ডে'],
        [
          'Classes are welcome on weekday mornings, with one guide for every ten children.',
          'সপ্তাহের কর্মদিবসের সকালে স্কুলের ক্লাসগুলোকে স্বাগত, প্রতি দশ শিশুর জন্য একজন গাইড।',
        ],
        'sky',
        'family',
      ),
      card(
        ['Eid & Boishakh', 'ঈদ ও বৈশাখ'],
        ['We dress the hall, the children bring the noise.', 'হল সাজাই আমরা, হইচই আনে বাচ্চারা।'],
        'leaf',
        'heart',
      ),
    ],
  },
  {
    title: 'Food Corner',
    titleBn: 'খাবার কর্নার',
    cards: [
      card(
        ['Warm Plates', 'গরম খাবার'],
        [
          'Khichuri, noodles and chicken, mild enough for small tongues.',
          'খিচুড়ি, নুডলস আর চিকেন, ছোট্ট জিভের জন্য ঝাল কম।',
        ],
        'sunny',
        'food',
      ),
      card(
        ['Birthday Cakes', 'জন্মদিনের কেক'],
        ['Baked here. Tell us the name and the number of candles.', 'এখানেই বানানো। নাম আর মোমবাতির সংখ্যাটা শুধু বলুন।'],
        'coral',
        'party',
      ),
      card(
        ['Tea & Coffee', 'চা ও কফি'],
        ['Served where you can still see the slide.', 'এমন জায়গায়, যেখান থেকে স্লাইডও দেখা যায়।'],
        'teal',
        'clock',
      ),
      card(
        ['Allergy Care', 'অ্যালার্জির খেয়াল'],
        ['Tell us what your child cannot eat. The kitchen writes it down.', 'সন্তান কী খেতে পারে না জানান। রান্নাঘর লিখে রাখবে।'],
        'leaf',
        'first-aid',
      ),
    ],
  },
  {
    title: 'Care & Safety',
    titleBn: 'যত্ন ও নিরাপত্তা',
    cards: [
      card(
        ['First Aid', 'প্রাথমিক চিকিৎসা'],
        ['A trained first-aider on every floor, all day.', 'প্রতি তলায় সারা দিন একজন প্রশিক্ষিত কর্মী।'],
        'leaf',
        'first-aid',
      ),
      card(
        ['Cameras', 'ক্যামেরা'],
        ['Every corner is watched, and a person does the watching.', 'প্রতিটি কোণে নজর, আর নজর রাখেন একজন মানুষ।'],
        'sky',
        'cctv',
      ),
      card(
        ['Gate Check', 'গেটে যাচাই'],
        [
          'A child leaves with the adult they came with, and with no one else.',
          'শিশু যার সঙ্গে এসেছে, তার সঙ্গেই বেরোবে, আর কারও সঙ্গে নয়।',
        ],
        'coral',
        'ticket',
      ),
      card(
        ['Grip Socks', 'গ্রিপ মোজা'],
        ['Warm feet that do not slip, sold at the counter.', 'পা গরম থাকে, পিছলায় না; কাউন্টারে পাওয়া যায়।'],
        'sunny',
        'socks',
      ),
      card(
        ['Clean Hands', 'পরিষ্কার হাত'],
        ['Low basins, soap and towels at the door of every zone.', 'প্রতিটি জোনের দরজায় নিচু বেসিন, সাবান আর তোয়ালে।'],
        'teal',
        'washroom',
      ),
    ],
  },
  {
    title: 'For Parents',
    titleBn: 'মা-বাবার জন্য',
    cards: [
      card(
        ['Family Lounge', 'ফ্যামিলি লাউঞ্জ'],
        [
          'Soft chairs, charging points, and a clear view of every slide.',
          'নরম চেয়ার, চার্জিং পয়েন্ট, বসেই সব স্লাইড দেখা যায়।',
        ],
        'grape',
        'family',
      ),
      card(['Free Wi-Fi', 'ফ্রি ওয়াই-ফাই'], ['Ask at the counter for the code.', 'কাউন্টারে কোড চেয়ে নিন।'], 'sky', 'wifi'),
      card(
        ['Parking', 'পার্কিং'],
        ['Two levels below us, free while you play.', 'আমাদের দুই তলা নিচে, খেলার সময়টুকু ফ্রি।'],
        'leaf',
        'parking',
      ),
      card(
        ['Prayer Room', 'নামাজের ঘর'],
        ['Quiet, clean, with a place for ablution.', 'নিরিবিলি, পরিষ্কার, অজুর ব্যবস্থাসহ।'],
        'teal',
        'prayer-room',
      ),
      card(['Lockers', 'লকার'], ['Room for bags, shoes and the pram.', 'ব্যাগ, জুতা আর স্ট্রলার রাখার জায়গা।'], 'sunny', 'locker'),
      card(
        ['Members’ Desk', 'মেম্বার ডেস্ক'],
        ['Members walk past the queue.', 'মেম্বারদের লাইনে দাঁড়াতে হয় না।'],
        'coral',
        'crown',
      ),
    ],
  },
]
