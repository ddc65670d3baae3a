import { expect, it } from 'vitest'
import type { BusinessInfo } from '#contract/schemas/business.ts'
import { contactsOf, helpOf, isReachable } from './contacts.ts'

const info = (told: Partial<BusinessInfo>) =>
  ({ address: null, phone: null, phone_2: null, email: null, email_2: null, ...told }) as BusinessInfo

it('when a centre tells everything, both phones and both emails are there in order', () => {
  const all = {
    address: ' CDA Avenue ',
    phone: '01712345678',
    phone_2: '01812345678',
    email: 'a@b.example',
    email_2: 'c@b.example',
  }
  expect(contactsOf(info(all))).toEqual({
    address: 'CDA Avenue',
    phones: ['01712345678', '01812345678'],
    emails: ['a@b.example', 'c@b.example'],
  })
})

it('when the second phone or the first email is absent or blank, the other one stands alone', () => {
  expect(contactsOf(info({ phone: '01712345678', phone_2: ' ', email_2: 'c@b.example' }))).toEqual({
    address: null,
    phones: ['01712345678'],
    emails: ['c@b.example'],
  })
})

it('when the same number is typed twice, it is there once', () => {
  expect(contactsOf(info({ phone: '01712345678', phone_2: '01712345678 ' })).phones).toEqual(['01712345678'])
})

it('when nothing is told, nobody can be reached; a single email is enough', () => {
  expect(isReachable(contactsOf(info({ address: '' })))).toBe(false)
  expect(isReachable(contactsOf(info({ email: 'a@b.example' })))).toBe(true)
})

it('when help is needed, the first of each is there, and the chat is with the first mobile number', () => {
  expect(helpOf(info({ phone: '031-654321', phone_2: '01812345678', email: 'a@b.example' }))).toEqual({
    phone: '031-654321',
    whatsapp: '01812345678',
    email: 'a@b.example',
  })
  expect(helpOf(null)).toEqual({ phone: null, whatsapp: null, email: null })
})
