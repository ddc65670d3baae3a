import { describe, expect, it } from 'vitest'
import * as words from '#words/rules.ts'
import { hearedBy, profileProblems as problemsOf, tidyProfile, type ProfileDraft } from './profile.ts'

const profileProblems = (draft: ProfileDraft) => problemsOf(draft, words)
const right: ProfileDraft = { name: 'Rina Akter', spouse_name: 'Karim', email: '', heared_by: '', childrens: [] }
const withChild = (child: Partial<ProfileDraft['childrens'][number]>) =>
  profileProblems({ ...right, childrens: [{ name: 'Mitu', age: '4', ...child }] })

describe('profileProblems', () => {
  it('when everything is right, there is none', () => {
    expect(profileProblems(right)).toEqual({})
    expect(
      profileProblems({
        ...right,
        email: 'rina@example.com',
        heared_by: 'Walk-in Visit',
        childrens: [
          { name: 'মিতু', age: 1 },
          { name: 'Tutul', age: '8' },
        ],
      }),
    ).toEqual({})
  })

  it('when nothing is filled in, each required field says so in its own words', () => {
    expect(
      profileProblems({
        name: ' ',
        spouse_name: '\u200B',
        email: '',
        heared_by: '',
        childrens: [{ name: '', age: '' }],
      }),
    ).toEqual({
      name: 'Name is required.',
      spouse_name: 'Name is required.',
      'childrens.0.name': 'Name is required',
      'childrens.0.age': 'Please choose an age from 1 to 8.',
    })
  })

  it('when a name has 25 characters it fits, with 26 it is too large', () => {
    expect(profileProblems({ ...right, name: 'n'.repeat(25), spouse_name: 'স্ত্রী'.repeat(25) })).toEqual({})
    expect(profileProblems({ ...right, name: 'n'.repeat(26), spouse_name: 's'.repeat(26) })).toEqual({
      name: 'Name is too large',
      spouse_name: 'Spouse Name is too large',
    })
  })

  it('when blanks stand around a name, they are not counted', () => {
    expect(profileProblems({ ...right, name: `  ${'n'.repeat(25)}  ` })).toEqual({})
  })

  it.each(['rina@example.com', 'r.i+na@mail.example.bd', 'রিনা@example.com', `${'r'.repeat(242)}@example.com`])(
    'when the email is %s, it is valid',
    (email) => {
      expect(profileProblems({ ...right, email })).toEqual({})
    },
  )
  it.each([
    'rina',
    'rina@home',
    'rina@example.c',
    'rina@example.c0m',
    'ri na@example.com',
    '@example.com',
    'a@b@example.com',
    'rina@example.com.',
    `${'r'.repeat(243)}@example.com`,
  ])('when the email is %s, it is not valid', (email) =>
    expect(profileProblems({ ...right, email })).toEqual({ email: 'Email is not valid.' }),
  )

  it.each(hearedBy)('when they heard of the centre through %s, it is a choice', (heared_by) => {
    expect(profileProblems({ ...right, heared_by })).toEqual({})
  })
  it.each(['TV', 'facebook'])('when they heard of the centre through %s, it is none', (heared_by) => {
    expect(Object.keys(profileProblems({ ...right, heared_by }))).toEqual(['heared_by'])
  })

  it.each(['1', '8', '১', '৮', 1, 8])('when a child is %j, it is old and young enough', (age) =>
    expect(withChild({ age })).toEqual({}),
  )
  it.each(['0', '9', '', '-1', '1.5', '04', '10', '০', '৯', '১০', 'four', 0, 9])(
    'when a child is %j, the age is refused',
    (age) => {
      expect(withChild({ age })).toEqual({ 'childrens.0.age': 'Please choose an age from 1 to 8.' })
    },
  )
  it('when a child has a name of 50 characters it fits, with 51 it is too large', () => {
    expect(withChild({ name: 'n'.repeat(50) })).toEqual({})
    expect(withChild({ name: 'n'.repeat(51) })).toEqual({ 'childrens.0.name': 'Name is too large' })
  })

  it('when there are 20 children they fit, with 21 they do not, and 200 make one problem', () => {
    const childrens = (count: number) => Array.from({ length: count }, () => ({ name: 'Mitu', age: '4' }))
    expect(profileProblems({ ...right, childrens: childrens(20) })).toEqual({})
    expect(profileProblems({ ...right, childrens: childrens(21) })).toEqual({
      childrens: 'You can add up to 20 children.',
    })
    expect(profileProblems({ ...right, childrens: childrens(200) })).toEqual({
      childrens: 'You can add up to 20 children.',
    })
  })
})

it('when a profile is tidied, each text is one line without blanks around it', () => {
  expect(
    tidyProfile({
      name: ' Rina\nAkter ',
      spouse_name: 'Karim\u0000',
      email: ' a@b.co ',
      heared_by: 'Facebook ',
      childrens: [{ name: ' Mitu ', age: 4 }],
    }),
  ).toEqual({
    name: 'Rina Akter',
    spouse_name: 'Karim',
    email: 'a@b.co',
    heared_by: 'Facebook',
    childrens: [{ name: 'Mitu', age: '4' }],
  })
})
