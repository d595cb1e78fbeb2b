import type { Language } from 'shared/contract';

const locales: Record<Language, string> = { it: 'it-IT', en: 'en-GB' };
const formats = new Map<string, Intl.NumberFormat>();

function format(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  formats.set(key, known);
  return known;
}

/** `27,53` in Italian, `27.53` in English: exactly so many decimals. */
export function fixed(value: number, decimals: number, language: Language): string {
  return format(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(value);
}

/** A number as it is, with at most so many decimals: `6`, `7,5`. */
export function plain(value: number, language: Language, decimals = 2): string {
  return format(language, { maximumFractionDigits: decimals, useGrouping: false }).format(value);
}

/**
 * A difference with its sign: `+1,25`, `−0,30`, `0,00`. One too small to be seen gets the decimals
 * that show it, so that a missed destination never reads `0,00`.
 */
export function signed(value: number, decimals: number, language: Language): string {
  const seen = value === 0 || Math.abs(value) >= 0.5 * 10 ** -decimals;
  const shown = seen ? decimals : Math.min(9, Math.ceil(-Math.log10(Math.abs(value))) + 1);
  return format(language, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    signDisplay: 'exceptZero',
    useGrouping: false,
  })
    .format(value)
    .replace('-', '−');
}
