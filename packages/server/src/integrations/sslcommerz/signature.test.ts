import { describe, expect, it } from 'vitest'
import { isSigned, signatureFields, signedText } from './signature.ts'

/** The worked example of SSLCOMMERZ's own article on hash validation, for its public test store. */
const example = {
  tran_id: '5af7e7a5aa2a8',
  val_id: '1805131320551DK3gXH3uHP3WiX',
  amount: '100',
  card_type: 'VISA-Dutch Bangla',
  store_amount: '97',
  card_no: '455445XXXXXX4326',
  bank_tran_id: '1805131320550oksE6CAEWWlpTd',
  status: 'VALID',
  tran_date: '2018-05-13 13:20:47',
  currency: 'BDT',
  card_issuer: 'STANDARD CHARTERED BANK',
  card_brand: 'VISA',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
  store_id: 'testbox',
  currency_type: 'BDT',
  currency_amount: '100.00',
  currency_rate: '1.0000',
  base_fair: '0.00',
  value_a: 'ref001',
  value_b: 'ref002',
  value_c: 'ref003',
  value_d: 'ref004',
  risk_level: '0',
  risk_title: 'Safe',
}
const keys = Object.keys(example)
const password = 'qwerty'

describe('the signature', () => {
  it("when the gateway's own example is signed, the signed text is the one it publishes", () => {
    expect(signedText(example, keys, password, 'md5')).toBe(
      'amount=100&bank_tran_id=1805131320550oksE6CAEWWlpTd&base_fair=0.00&card_brand=VISA&card_issuer=STANDARD CHARTERED BANK' +
        '&card_issuer_country=Bangladesh&card_issuer_country_code=BD&card_no=455445XXXXXX4326&card_type=VISA-Dutch Bangla&currency=BDT' +
        '&currency_amount=100.00&currency_rate=1.0000&currency_type=BDT&risk_level=0&risk_title=Safe&status=VALID&store_amount=97&store_id=testbox' +
        '&store_passwd=d8578edf8458ce06fbc5bb76a58c5ca4&tran_date=2018-05-13 13:20:47&tran_id=5af7e7a5aa2a8&val_id=1805131320551DK3gXH3uHP3WiX' +
        '&value_a=ref001&value_b=ref002&value_c=ref003&value_d=ref004',
    )
  })

  it('when it is made in both forms, they are these', () => {
    expect(signatureFields(example, keys, password)).toEqual({
      verify_key:
        'amount,bank_tran_id,base_fair,card_brand,card_issuer,card_issuer_country,card_issuer_country_code,card_no,card_type,currency,' +
        'currency_amount,currency_rate,currency_type,risk_level,risk_title,status,store_amount,store_id,tran_date,tran_id,val_id,value_a,value_b,value_c,value_d',
      verify_sign: '9f79ec1270f13a86e13d422b92b27222',
      verify_sign_sha2: '45e2705d764d7873ea238c2cff63c1869546a855f6637867ba3c0b24ab3d9972',
    })
  })
})

describe('isSigned', () => {
  const signed = { ...example, ...signatureFields(example, keys, password) }
  const { verify_sign_sha2: _, ...onlyMd5 } = signed

  it('when either form is right, it is signed', () => {
    expect(isSigned(signed, password)).toBe(true)
    expect(isSigned(onlyMd5, password)).toBe(true)
    expect(isSigned({ ...signed, verify_sign_sha2: '' }, password)).toBe(true)
  })

  it('when fields that the signature does not cover are added, it is still signed', () => {
    expect(isSigned({ ...signed, subscription_id: '' }, password)).toBe(true)
  })

  it('when a signed field is empty, it counts as empty; left out, it is not signed', () => {
    const empty = { ...example, value_d: '' }
    const { value_d: __, ...without } = { ...empty, ...signatureFields(empty, keys, password) }
    expect(isSigned({ ...without, value_d: '' }, password)).toBe(true)
    expect(isSigned(without, password)).toBe(false)
  })

  it.each<[string, Record<string, string>]>([
    ['the amount is another', { amount: '100.00' }],
    ['a value is trimmed', { card_issuer: 'STANDARD CHARTERED  BANK' }],
    ['the transaction is another', { tran_id: '5af7e7a5aa2a9' }],
    ['only the weaker form is right', { verify_sign_sha2: '0'.repeat(64) }],
    ['a signature is of the wrong length', { verify_sign_sha2: 'short' }],
    ['the list of keys is empty', { verify_key: '' }],
    ['the list of keys leaves out the transaction', { verify_key: 'amount,status' }],
    ['a key names what every object has', { verify_key: 'tran_id,status,constructor,__proto__' }],
  ])('when %s, it is not signed', (_what, wrong) => {
    expect(isSigned({ ...signed, ...wrong }, password)).toBe(false)
  })

  it('when there is no signature, or the password is another, it is not signed', () => {
    expect(isSigned(example, password)).toBe(false)
    expect(isSigned({}, password)).toBe(false)
    expect(isSigned(signed, 'qwertz')).toBe(false)
  })
})
