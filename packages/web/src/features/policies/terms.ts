export const terms = {
  title: 'Terms and Conditions',
  description: 'The nine rules for a safe and happy visit: guardians, height, socks, food, payments and more.',
  rules: [
    'A guardian must accompany the child.',
    'A child must not be taller than 4.5 feet.',
    'No outside food.',
    'Socks are required (sold at the counter).',
    'Unlimited-time customers may re-enter the same day with name, mobile number or unique code.',
    'Payments are non-refundable except on cancellation by the provider.',
    'No liability for belongings.',
    'Rough play is prohibited.',
    'Facilities may close without notice; terms may change.',
  ],
}
