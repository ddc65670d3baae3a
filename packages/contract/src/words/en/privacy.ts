export const lead = 'We ask for as little as we can, say why, and never follow your child around the internet.'
export const keepHeading = 'What we keep'
export const keep1 = 'Your mobile number, because it is how you sign in and how we find your ticket at the gate.'
export const keep2 = 'Your name and your spouse’s name, so that the people at the gate know who comes for the child.'
export const keep3 = 'Your email address, if you give one, and how you heard of us, if you tell us.'
export const keep4 =
  'A profile picture, if you add one. We take the place and camera details out of it before it is stored.'
export const keep5 =
  'Your tickets, memberships and receipts: what was bought, for which day and branch, the names and ages of the people on them, and what was paid.'
export const childrenHeading = 'About your children'
export const children1 =
  'Of a child we keep a name and an age, nothing else, and only when a parent or guardian enters them and so consents to it. The name and age are printed on the ticket, so that the right child goes in and the ride suits the age.'
export const children2 =
  'We do not track children, build profiles of them or show them advertising. There is no third-party tracker on this site.'
export const signInHeading = 'Signing in'
export const signIn1 =
  'You sign in with a code sent to your mobile number by SMS. The code lasts five minutes and works once. We keep it only in a scrambled form, and there is no password to lose. Your phone remembers that you are signed in until you log out or have not visited for 60 days, and for 180 days at most. So that nobody sends you codes without end, we remember for a day from which network they were asked for.'
export const payingHeading = 'Paying'
export const paying1 =
  'You pay on the page of SSLCOMMERZ, by card, bKash, Nagad or Rocket. Your card number, PIN and wallet password are entered there and never reach us. We receive the amount, the time, the kind of payment (for a card, its bank and a masked number) and a reference number, which we keep with your receipt.'
export const seesHeading = 'Who sees it'
export const sees1 = 'Our own staff, as far as their work at the gate, the counter or the accounts asks for it.'
export const sees2 = 'SSLCOMMERZ, to take your payment: your name, mobile number, email address and the amount.'
export const sees3 = 'Our SMS company, to deliver a message: your mobile number and the text.'
export const sees4 =
  'The map company, once you look at the map on our contact page: your internet address, as with any page you open.'
export const sees5 = 'A public authority, where the law of Bangladesh obliges us.'
export const sees6 = 'We never sell or rent your details to anyone.'
export const phoneHeading = 'What is stored on your phone'
export const phone1 =
  'Your cart, what you have typed into an order you have not finished, and the key that keeps you signed in. They stay on your phone, and clearing the site’s data removes them.'
export const longHeading = 'How long we keep it'
export const long1 =
  'Your profile is kept until you delete it or ask us to. Records of sales are kept as long as the tax law asks, and after you delete your account they hold no name, mobile number or child. Text messages that we sent you are forgotten after 90 days.'
export const rightsHeading = 'Your rights'
export const rights1 =
  'The law of Bangladesh on personal data protects you, and children above all. You may see what we hold about you and your children, have it corrected, take a copy with you, or have it erased. Write or call us from the number you sign in with, and we will do it. Where we rely on your consent as a guardian, you may take it back at any time.'
