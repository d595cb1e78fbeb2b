import { numberFormat } from 'shared/format';
import { useLanguage } from 'shared/runtime';

/** In bytes: a few minutes on a phone's network, and a noticeable part of a month's data. */
const large = 50_000_000;

/** Whether to warn before so many bytes are fetched. */
export const isLarge = (bytes: number): boolean => bytes > large;

/** Returns a function that writes a size in the page's language: `340 kB`, `2,4 MB`, `812 MB`. */
export function useSizeText(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => {
    const [value, unit] =
      bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
    // Below ten, one decimal; never 0.
    const digits = value < 10 && unit === 'megabyte' ? 1 : 0;
    return numberFormat(language, {
      style: 'unit',
      unit,
      maximumFractionDigits: digits,
    }).format(Math.max(value, 1));
  };
}
