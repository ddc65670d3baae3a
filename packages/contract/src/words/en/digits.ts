export const digits = (figures: string | number): string => String(figures)
