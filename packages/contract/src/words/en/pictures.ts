/** Pictures of the content; the office is in English for everyone. */
const size = (width: number, height: number): string => `${width} × ${height}`
const soft = (better: string): string => `It will look soft: ${better} or more is better.`

export const picture = 'Picture'
export const tapHint = 'Tap the picture where the heart of it is. No frame will ever cut that point off.'
export const focusName = (x: number, y: number): string => `Point of focus, ${x} % from the left, ${y} % from the top`
export const focusKeys = 'Arrow keys move it.'
export const choose = 'Choose a picture'
export const replace = 'Replace'
export const turnRight = 'Turn right'
export const kinds = 'JPG, JPEG or PNG.'
export const sizeLine = (width: number, height: number, weight: string): string =>
  `${[size(width, height), weight].filter(Boolean).join(', ')}. ${kinds}`
export const tooSoft = (width: number, height: number, betterWidth: number, betterHeight: number): string =>
  `This picture is ${size(width, height)}. ${soft(size(betterWidth, betterHeight))}`
export const softRow = (width: number, height: number, betterWidth: number, betterHeight: number): string =>
  `${size(width, height)}. ${soft(size(betterWidth, betterHeight))}`
export const frames = { square: '1:1, Card, phone', four: '4:3, Card, wide', wide: '16:9, Package', banner: 'Banner' }
export const whatShows = 'What does it show?'
export const whatShowsBn = 'What does it show? In Bangla'
export const altExample = 'Three children on painted horses'
export const kilobytes = (n: number): string => `${n} KB`
export const megabytes = (n: string): string => `${n} MB`
export const cannotOpen = 'This picture cannot be opened here. Please choose another one.'
export const cannotTurn = 'The picture could not be turned. Please try again.'
export const noLogo = 'There is none yet.'
export const chooseLogo = 'Choose a file'
export const sendingLogo = 'Sending...'
export const logoKinds = 'SVG, PNG, JPG or JPEG.'
export const remove = 'Remove'
export const lineBroke = 'The line broke. Please try again.'
