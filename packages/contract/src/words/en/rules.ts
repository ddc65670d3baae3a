export const phoneRequired = 'Phone number is required.'
export const phoneInvalid = 'Please enter a valid phone number'
export const phoneForeign = 'Only phone numbers of Bangladesh can sign in.'
export const codeRequired = 'OTP is required'
export const codeSixDigits = 'The code has 6 digits.'
export const nameRequired = 'Name is required.'
export const nameTooLarge = 'Name is too large'
export const spouseTooLarge = 'Spouse Name is too large'
export const childNameRequired = 'Name is required'
export const emailInvalid = 'Email is not valid.'
export const heardByInvalid = 'Please choose one of the answers in the list.'
export const languageInvalid = 'Please choose Bangla or English.'
export const childAge = (min: number, max: number): string => `Please choose an age from ${min} to ${max}.`
export const imageFormat = 'Only JPG, JPEG, and PNG files are allowed.'
export const imageBytes = 'File size exceeds the maximum limit of 5MB.'
export const imageEmpty = 'This file is empty. Please choose another picture.'
export const imageDamaged = 'This picture is damaged and cannot be read.'
export const imageTooLarge = 'This picture has too many pixels. Please choose a smaller one.'
export const bookingPast = 'The booking date cannot be in the past.'
export const bookingFar = (n: number): string => `The booking date can be at most ${n} days ahead.`
export const paymentLeast = (amount: string): string =>
  `Online payment starts at Tk ${amount}. Please add something to your order.`
export const paymentMost = (amount: string): string => `Online payment ends at Tk ${amount}. Please split your order.`
export const riderUnknown = (type: string): string => `“${type}” is not in this order.`
export const ridersTooMany = (type: string): string => `There are more participants than tickets for “${type}”.`
export const ridersTooManyPlaces = (type: string): string =>
  `There are more participants than included places for “${type}”.`
export const qtyRange = (n: number): string => `A quantity is a whole number from 1 to ${n}.`
export const ticketNotOnSale = 'This ticket is not on sale.'
export const packageNotOnSale = 'This package is not on sale.'
export const riderTypeNotInPackage = 'This rider type is not in this package.'
export const noteTooLong = (n: number): string => `A note can have at most ${n} characters.`
export const orderMostKinds = (n: number): string => `An order can have at most ${n} kinds of ticket.`
export const ageRange = (n: number): string => `An age is a whole number from 0 to ${n}.`
export const riderNameTooLong = (n: number): string => `A name can have at most ${n} characters.`
export const onlySsl = 'Payment is made through the SSL gateway only.'
export const ridersTooManyInOrder = 'There are too many participants.'
export const searchTooLong = 'A search can have at most 100 characters.'
export const ticketTwice = (name: string): string => `“${name}” is in this order twice.`
export const profileNameMissing = 'Please fill in your profile first: your name is missing.'
export const childrenMost = (n: number): string => `You can add up to ${n} children.`
export const addedMost = (n: number): string => `At most ${n} participants can be added.`
