/** In the order in which the site shows them; the first six are in the carousel of the home page. */
export const demoGallery = [
  {
    art: 'gallery-01',
    alt: 'A birthday girl in a crown gets ready to blow out the candles with friends and parents around her',
  },
  { art: 'gallery-02', alt: 'A mother and her little daughter slide down together, laughing, toward a waiting father' },
  { art: 'gallery-03', alt: 'A sister hugs her little brother in a flowered train wagon as their father waves' },
  { art: 'gallery-04', alt: 'A face painter turns a boy into a tiger while a girl admires her butterfly face' },
  { art: 'gallery-05', alt: 'Families and children pose together for a group photo under a rainbow' },
  { art: 'gallery-06', alt: 'A father lifts his laughing daughter high above his head while mother claps' },
  { art: 'gallery-07', alt: 'Children let go of bright balloons under a glass dome and watch them rise' },
  {
    art: 'gallery-08',
    alt: 'Eid evening: two boys in panjabi hug, a girl shows her mehendi and a mother brings semai under the crescent moon',
  },
  {
    art: 'gallery-09',
    alt: 'Pohela Boishakh parade: children in red and white carry owl, tiger and sun masks to the beat of a dhol',
  },
  { art: 'gallery-10', alt: 'Winter party: children in sweaters and hats meet a soft snowman beside a table of pitha' },
  { art: 'gallery-11', alt: 'Grandmother reads a story to children in a striped tent with fairy lights' },
  { art: 'gallery-12', alt: 'A magician makes a doel bird fly out of a hat as children watch from below the stage' },
  { art: 'gallery-13', alt: 'Children watch a raja, a rani and a tiger in a puppet theatre' },
  { art: 'gallery-14', alt: 'Three friends eat ice cream on a bench while a toddler waits at the cart' },
  { art: 'gallery-15', alt: 'Music day: children play the dhol and ektara and dance under marigold garlands' },
  { art: 'gallery-16', alt: 'A father and children fly colourful kites while a boy makes another at the table' },
  { art: 'gallery-17', alt: 'A toddler takes first steps toward mother’s open arms as father films' },
  { art: 'gallery-18', alt: 'Rainy afternoon: children sail paper boats in a little pool beside a big window' },
]
