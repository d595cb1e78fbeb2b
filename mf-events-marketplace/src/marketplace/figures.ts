import type { Language } from 'shared/contract';

const locales: Record<Language, string> = { it: 'it-IT', en: 'en-GB' };

/** `19 €`, `€19`: whole euro. */
export function formatEuro(euro: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euro);
}

/** `4,8`, `4.8`: always one decimal. */
export function formatRating(rating: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}
