/** Who the demo centre is: Dolna, the Bangla word for a swing. */
export const demoBusiness = {
  name: 'Dolna',
  nameBn: 'দোলনা',
  bannerText: 'Swing, slide, giggle, repeat!',
  bannerTextBn: 'দোলো, ছোটো, হাসো, আবার!',
  decription: 'An indoor play world for children aged 2 to 12, where every visit ends with “one more swing!”',
  decriptionBn: '২ থেকে ১২ বছরের শিশুদের ইনডোর খেলার জগৎ, যেখান থেকে ফেরার সময় সবাই বলে “আরেকবার দোল খাব!”',
  tradeLicenseNo: 'TRAD/004512/2024',
  bin: '004512876-0503',
  facebook: 'https://www.facebook.com/dolna.example',
  x: 'https://x.com/dolna_example',
  instagram: 'https://www.instagram.com/dolna.example',
  linkedin: 'https://www.linkedin.com/company/dolna-example',
  youtube: 'https://www.youtube.com/@dolna-example',
  address: 'Level 4, Shapla Square, CDA Avenue, Chattogram',
  addressBn: 'লেভেল ৪, শাপলা স্কয়ার, সিডিএ অ্যাভিনিউ, চট্টগ্রাম',
  phone: '01712345678',
  phone2: '01812345678',
  email: 'hello@dolna.example',
  email2: 'party@dolna.example',
  openingHours: 'Saturday – Thursday: 10:00 AM – 9:00 PM\nFriday: 2:30 PM – 10:00 PM',
  openingHoursBn: 'শনি – বৃহস্পতিবার: সকাল ১০টা – রাত ৯টা\nশুক্রবার: দুপুর ২:৩০ – রাত ১০টা',
  guideline: [
    'A guardian must accompany the child.',
    'Socks are required (sold at the counter).',
    'A child must not be taller than 4.5 feet.',
    'No outside food.',
    'No rough play. Take turns, share the fun.',
    'Look after your belongings.',
  ].join('\n'),
  guidelineBn: [
    'শিশুর সঙ্গে একজন অভিভাবক থাকতে হবে।',
    'মোজা পরা বাধ্যতামূলক (কাউন্টারে কিনতে পাওয়া যায়)।',
    'শিশুর উচ্চতা ৪.৫ ফুটের বেশি হওয়া যাবে না।',
    'বাইরের খাবার আনা যাবে না।',
    'ধাক্কাধাক্কি নয়। পালা করে খেলি, মজা ভাগ করি।',
    'নিজের জিনিসপত্র নিজে খেয়াল রাখুন।',
  ].join('\n'),
  mapsIframe:
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=91.8113%2C22.3524%2C91.8313%2C22.3664&amp;layer=mapnik&amp;marker=22.3594%2C91.8213" width="600" height="450" title="Map to Dolna" loading="lazy"></iframe>',
}

export const demoLogo = 'logo'
export const demoWordmark = 'wordmark'

export const demoBanner = {
  art: 'hero-mobile',
  alt: 'A girl swings under a rainbow arch as her mother pushes her, with a ferris wheel, slide and ball pit behind',
  altBn: 'রংধনু তোরণের নিচে দোলনায় দুলছে এক মেয়ে, মা ঠেলে দিচ্ছেন; পেছনে নাগরদোলা, স্লাইড আর বলের পুল',
}
export const demoBannerWide = {
  art: 'hero',
  alt: 'A girl laughs on a flower-wrapped swing under a rainbow arch while her mother pushes; father, toddler, ferris wheel, slide and ball pit around them',
  altBn: 'রংধনু তোরণের নিচে ফুলে মোড়া দোলনায় হাসছে এক মেয়ে, মা ঠেলে দিচ্ছেন; চারপাশে বাবা, ছোট্ট শিশু, নাগরদোলা, স্লাইড আর বলের পুল',
}

/** In hundredths of a percent; amusement has paid between 7.5 % and 15 % in recent budgets. */
export const demoVatRateBp = 750

export const demoBranches = [
  { name: 'Shapla Square, Chattogram', nameBn: 'শাপলা স্কয়ার, চট্টগ্রাম' },
  { name: 'Lake View, Sylhet', nameBn: 'লেক ভিউ, সিলেট' },
]
