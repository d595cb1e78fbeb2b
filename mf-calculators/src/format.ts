import { inEveryLanguage, type Language } from 'shared/contract';
import { numberFormat } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';

function numbersIn(language: Language) {
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    numberFormat(language, { ...options, useGrouping: false }).format(value);
  const decimals = (count: number) => ({
    minimumFractionDigits: count,
    maximumFractionDigits: count,
  });
  return {
    /** `27,53` in Italian, `27.53` in English: exactly so many decimals. */
    fixed: (value: number, count: number) => format(value, decimals(count)),
    /** At most so many decimals: `6`, `7,5`. */
    plain: (value: number, most = 2) => format(value, { maximumFractionDigits: most }),
    /**
     * A difference with its sign: `+1,25`, `−0,30`, `0,00`. A difference that would round to 0 gets as
     * many decimals as it needs, so that a missed destination never reads `0,00`.
     */
    signed: (value: number, count: number) => {
      const isVisible = value === 0 || Math.abs(value) >= 0.5 * 10 ** -count;
      const shown = isVisible ? count : Math.min(9, Math.ceil(-Math.log10(Math.abs(value))) + 1);
      return format(value, { ...decimals(shown), signDisplay: 'exceptZero' }).replace('-', '−');
    },
  };
}

export const numberFormats = inEveryLanguage(numbersIn);

/** The section's texts and number formats, in the page's language. */
export function useFormat() {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const numbers = numberFormats[language];
  /** A destination's score in the last call, which may be unknown. */
  const pastScore = (value: number | null) =>
    value === null ? t('board.unknown') : numbers.fixed(value, 2);
  return { t, language, pastScore, ...numbers };
}
