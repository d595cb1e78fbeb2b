import { inEveryLanguage, locales } from 'shared/contract';
import { useLanguage, useTranslation } from 'shared/runtime';

function createNumberFormat(locale: string) {
  const formats = new Map<string, Intl.NumberFormat>();

  function format(value: number, options: Intl.NumberFormatOptions): string {
    const key = JSON.stringify(options);
    const known =
      formats.get(key) ?? new Intl.NumberFormat(locale, { ...options, useGrouping: false });
    formats.set(key, known);
    return known.format(value);
  }

  return {
    /** `27,53` in Italian, `27.53` in English: exactly so many decimals. */
    fixed: (value: number, decimals: number) =>
      format(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    /** At most so many decimals: `6`, `7,5`. */
    plain: (value: number, decimals = 2) => format(value, { maximumFractionDigits: decimals }),
    /**
     * A difference with its sign: `+1,25`, `−0,30`, `0,00`. A difference that would round to 0 gets as
     * many decimals as it needs, so that a missed destination never reads `0,00`.
     */
    signed: (value: number, decimals: number) => {
      const isVisible = value === 0 || Math.abs(value) >= 0.5 * 10 ** -decimals;
      const shown = isVisible ? decimals : Math.min(9, Math.ceil(-Math.log10(Math.abs(value))) + 1);
      return format(value, {
        minimumFractionDigits: shown,
        maximumFractionDigits: shown,
        signDisplay: 'exceptZero',
      }).replace('-', '−');
    },
  };
}

export const numberFormats = inEveryLanguage((language) => createNumberFormat(locales[language]));

/** The section's texts and number formats, in the page's language. */
export function useFormat() {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  return { t, language, ...numberFormats[language] };
}
