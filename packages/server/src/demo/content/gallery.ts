/** In the order in which the site shows them; the first six are in the carousel of the home page. */
export const demoGallery = [
  {
    art: 'gallery-01',
    alt: 'A birthday girl in a crown gets ready to blow out the candles with friends and parents around her',
    altBn: 'মুকুট পরা জন্মদিনের মেয়ে মোমবাতি নেভাতে তৈরি, ঘিরে আছে বন্ধু আর মা-বাবা',
  },
  {
    art: 'gallery-02',
    alt: 'A mother and her little daughter slide down together, laughing, toward a waiting father',
    altBn: 'হাসতে হাসতে একসঙ্গে স্লাইড বেয়ে নামছেন মা ও ছোট্ট মেয়ে, নিচে অপেক্ষায় বাবা',
  },
  {
    art: 'gallery-03',
    alt: 'A sister hugs her little brother in a flowered train wagon as their father waves',
    altBn: 'ফুল আঁকা ট্রেনের বগিতে ছোট ভাইকে জড়িয়ে ধরেছে বোন, হাত নাড়ছেন বাবা',
  },
  {
    art: 'gallery-04',
    alt: 'A face painter turns a boy into a tiger while a girl admires her butterfly face',
    altBn: 'মুখে রং মেখে ছেলেটি হচ্ছে বাঘ, মেয়েটি মুগ্ধ হয়ে দেখছে তার প্রজাপতি-মুখ',
  },
  {
    art: 'gallery-05',
    alt: 'Families and children pose together for a group photo under a rainbow',
    altBn: 'রংধনুর নিচে দল বেঁধে ছবি তুলছে পরিবার ও শিশুরা',
  },
  {
    art: 'gallery-06',
    alt: 'A father lifts his laughing daughter high above his head while mother claps',
    altBn: 'হাসতে থাকা মেয়েকে মাথার ওপর তুলেছেন বাবা, মা হাততালি দিচ্ছেন',
  },
  {
    art: 'gallery-07',
    alt: 'Children let go of bright balloons under a glass dome and watch them rise',
    altBn: 'কাচের গম্বুজের নিচে রঙিন বেলুন ছেড়ে দিয়ে ওপরে তাকিয়ে আছে শিশুরা',
  },
  {
    art: 'gallery-08',
    alt: 'Eid evening: two boys in panjabi hug, a girl shows her mehendi and a mother brings semai under the crescent moon',
    altBn: 'ঈদের সন্ধ্যা: চাঁদের নিচে পাঞ্জাবি পরা দুই ছেলের কোলাকুলি, মেয়ের হাতে মেহেদি, মায়ের হাতে সেমাই',
  },
  {
    art: 'gallery-09',
    alt: 'Pohela Boishakh parade: children in red and white carry owl, tiger and sun masks to the beat of a dhol',
    altBn: 'পয়লা বৈশাখের শোভাযাত্রা: লাল-সাদায় সেজে ঢোলের তালে প্যাঁচা, বাঘ আর সূর্যের মুখোশ হাতে শিশুরা',
  },
  {
    art: 'gallery-10',
    alt: 'Winter party: children in sweaters and hats meet a soft snowman beside a table of pitha',
    altBn: 'শীতের উৎসব: সোয়েটার-টুপি পরা শিশুরা, নরম তুষারমানব, পাশে টেবিলভরা পিঠা',
  },
  {
    art: 'gallery-11',
    alt: 'Grandmother reads a story to children in a striped tent with fairy lights',
    altBn: 'আলোয় সাজানো ডোরাকাটা তাঁবুতে শিশুদের গল্প শোনাচ্ছেন দাদি',
  },
  {
    art: 'gallery-12',
    alt: 'A magician makes a doel bird fly out of a hat as children watch from below the stage',
    altBn: 'জাদুকরের টুপি থেকে উড়ে যাচ্ছে দোয়েল, মঞ্চের নিচে তাকিয়ে আছে শিশুরা',
  },
  {
    art: 'gallery-13',
    alt: 'Children watch a raja, a rani and a tiger in a puppet theatre',
    altBn: 'পুতুলনাচে রাজা, রানি আর বাঘ দেখছে শিশুরা',
  },
  {
    art: 'gallery-14',
    alt: 'Three friends eat ice cream on a bench while a toddler waits at the cart',
    altBn: 'বেঞ্চে বসে আইসক্রিম খাচ্ছে তিন বন্ধু, গাড়ির পাশে অপেক্ষায় ছোট্ট একজন',
  },
  {
    art: 'gallery-15',
    alt: 'Music day: children play the dhol and ektara and dance under marigold garlands',
    altBn: 'গানের দিন: গাঁদাফুলের মালার নিচে ঢোল, একতারা আর নাচ',
  },
  {
    art: 'gallery-16',
    alt: 'A father and children fly colourful kites while a boy makes another at the table',
    altBn: 'বাবা ও শিশুরা রঙিন ঘুড়ি ওড়াচ্ছে, টেবিলে আরেকটি ঘুড়ি বানাচ্ছে এক ছেলে',
  },
  {
    art: 'gallery-17',
    alt: 'A toddler takes first steps toward mother’s open arms as father films',
    altBn: 'মায়ের বাড়ানো হাতের দিকে প্রথম পা ফেলছে ছোট্ট শিশু, বাবা ভিডিও করছেন',
  },
  {
    art: 'gallery-18',
    alt: 'Rainy afternoon: children sail paper boats in a little pool beside a big window',
    altBn: 'বৃষ্টির বিকেল: বড় জানালার পাশে ছোট্ট পুলে কাগজের নৌকা ভাসাচ্ছে শিশুরা',
  },
]
