export const now = 'এখন খোলা'
export const until = (time: string): string => `এখন খোলা · ${time} পর্যন্ত`
export const opensAt = (time: string): string => `এখন বন্ধ · ${time} থেকে খোলা`
export const opensTomorrow = (time: string): string => `এখন বন্ধ · আগামীকাল ${time} থেকে খোলা`
export const opensOn = (weekday: string, time: string): string => `এখন বন্ধ · ${weekday} ${time} থেকে খোলা`
