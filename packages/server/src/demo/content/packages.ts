import { weekdays } from '#contract/schemas/package.ts'
import type { DemoRiderType } from './tickets.ts'

type Riders = { type: DemoRiderType; qty: number; price: number }
const riders = (type: DemoRiderType, qty: number, price: number): Riders => ({ type, qty, price })

const everyDay = [...weekdays]

/** Prices in Taka; a rider's price is that of one more. */
export const demoPackages = [
  {
    title: 'One Month Pass',
    titleBn: 'এক মাসের পাস',
    name: 'Little Star',
    nameBn: 'লিটল স্টার',
    month: 1,
    price: 2500,
    oldPrice: 3200,
    details: [riders('Kid', 1, 800), riders('Adult', 1, 300)],
    days: everyDay.filter((day) => day !== 'Friday'),
    hour: 2,
    extraHourPrice: 150,
    description: 'A month of play on the calmer days, Saturday to Thursday.',
    descriptionBn: 'ভিড় কম থাকা দিনগুলোতে এক মাস খেলা, শনি থেকে বৃহস্পতিবার।',
    art: 'package-blue',
    alt: 'A boy leaps for joy over two giant tickets and a yellow wristband',
    altBn: 'দুটি বিশাল টিকিট আর হলুদ রিস্টব্যান্ডের ওপর আনন্দে লাফাচ্ছে এক ছেলে',
  },
  {
    title: 'Three Month Pass',
    titleBn: 'তিন মাসের পাস',
    name: 'Super Star',
    nameBn: 'সুপার স্টার',
    month: 3,
    price: 6500,
    oldPrice: 8400,
    details: [riders('Kid', 2, 700), riders('Adult', 1, 300)],
    days: everyDay,
    hour: 3,
    extraHourPrice: 120,
    description: 'Three months of play for the whole family, any day of the week.',
    descriptionBn: 'পুরো পরিবারের জন্য তিন মাসের খেলা, সপ্তাহের যেকোনো দিন।',
    art: 'package-teal',
    alt: 'Parents, children and grandmother hold hands and cheer',
    altBn: 'মা-বাবা, সন্তান আর দাদি হাত ধরে আনন্দ করছেন',
  },
  {
    title: 'Full Year Pass',
    titleBn: 'সারা বছরের পাস',
    name: 'Mega Star',
    nameBn: 'মেগা স্টার',
    month: 12,
    price: 18_000,
    oldPrice: 24_000,
    details: [riders('Kid', 2, 600), riders('Adult', 2, 250)],
    days: everyDay,
    hour: 0,
    extraHourPrice: 0,
    description: 'A whole year of play, every day, for as long as you like.',
    descriptionBn: 'সারা বছর, প্রতিদিন, যতক্ষণ খুশি খেলা।',
    art: 'package-yellow',
    alt: 'Children cheer around a big cake beneath a golden crown and a balloon arch',
    altBn: 'সোনালি মুকুট আর বেলুনের তোরণের নিচে বড় কেক ঘিরে বাচ্চাদের উল্লাস',
  },
]
