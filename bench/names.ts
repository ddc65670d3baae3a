const first =
  'Farhana Nusrat Imtiaz Jahanara Rumana Shaila Bidhan Kamrul Mitali Arham Zara Raian Tahmina Sadia Nabila Rakib Sohel Tanvir Mehedi Fahim Sumaiya Lamia Ishrat Nafisa Rubaiya Ayesha Maliha Samira Tasnim Anika Rafi Nabil Samin Tanim Zayan Ayaan Adiba Inaya Mahira Safwan'
const last =
  'Chowdhury Ahmed Begum Siddique Rahman Akter Hossain Khatun Barua Ahsan Das Sultana Karim Mahmud Haque Talukder Sarker Mondal Biswas Kabir Islam Uddin Miah Sheikh Khan'

const pick = (names: string, at: string): string => {
  const list = names.split(' ')
  return `('{${list.join()}}'::text[])[1 + (${at}) % ${list.length}]`
}

/** A name by a number, in SQL: forty times twenty-five of them. */
export const nameOf = (n: string): string => `${pick(first, n)} || ' ' || ${pick(last, `(${n}) / 40`)}`

/** One that many have, one of a thousand, and one that few have. */
export const [COMMON, ONE_OF_MANY, RARE] = ['Farhana', 'Farhana Chowdhury', 'Zulekha Quazi']
