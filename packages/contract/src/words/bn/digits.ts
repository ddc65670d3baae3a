/** Bangla figures for what is read; what is dialled or typed stays Latin. */
export const digits = (figures: string | number): string =>
  String(figures).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit)
