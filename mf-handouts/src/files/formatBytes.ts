import type { Language } from 'shared/contract';
import { numberFormat } from 'shared/format';

/** A size for readers: `1,2 MB`, `340 kB`. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  const digits = isLarge ? 1 : 0;
  return numberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
