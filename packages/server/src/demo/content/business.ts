/** Who the demo centre is: Dolna, the Bangla word for a swing. */
export const demoBusiness = {
  name: 'Dolna',
  bannerText: 'Swing, slide, giggle, repeat!',
  decription: 'An indoor play world for children aged 2 to 12, where every visit ends with “one more swing!”',
  tradeLicenseNo: 'TRAD/004512/2024',
  bin: '004512876-0503',
  facebook: 'https://www.facebook.com/dolna.example',
  x: 'https://x.com/dolna_example',
  instagram: 'https://www.instagram.com/dolna.example',
  linkedin: 'https://www.linkedin.com/company/dolna-example',
  youtube: 'https://www.youtube.com/@dolna-example',
  address: 'Level 4, Shapla Square, CDA Avenue, Chattogram',
  phone: '01712345678',
  phone2: '01812345678',
  email: 'hello@dolna.example',
  email2: 'party@dolna.example',
  openingHours: 'Saturday – Thursday: 10:00 AM – 9:00 PM\nFriday: 2:30 PM – 10:00 PM',
  guideline: [
    'A guardian must accompany the child.',
    'Socks are required (sold at the counter).',
    'A child must not be taller than 4.5 feet.',
    'No outside food.',
    'No rough play. Take turns, share the fun.',
    'Look after your belongings.',
  ].join('\n'),
  mapsIframe:
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=91.8113%2C22.3524%2C91.8313%2C22.3664&amp;layer=mapnik&amp;marker=22.3594%2C91.8213" width="600" height="450" title="Map to Dolna" loading="lazy"></iframe>',
}

export const demoLogo = 'logo'
export const demoWordmark = 'wordmark'

export const demoBanner = {
  art: 'hero-mobile',
  alt: 'A girl swings under a rainbow arch as her mother pushes her, with a ferris wheel, slide and ball pit behind',
}
export const demoBannerWide = {
  art: 'hero',
  alt: 'A girl laughs on a flower-wrapped swing under a rainbow arch while her mother pushes; father, toddler, ferris wheel, slide and ball pit around them',
}

/** In hundredths of a percent; amusement has paid between 7.5 % and 15 % in recent budgets. */
export const demoVatRateBp = 750

export const demoBranches = ['Shapla Square, Chattogram', 'Lake View, Sylhet']
