import type { Language } from 'shared/contract';
import { numberFormat } from 'shared/format';

/** A size for readers: `1,2 MB`. */
export const formatBytes = (bytes: number, language: Language): string =>
  numberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1_000_000);
