import { createContext } from 'react';
import type { PreviewItem } from './previewAddress.ts';

interface PreviewState {
  /** What is open beside the list. */
  shown: PreviewItem | undefined;
  show: (item: PreviewItem) => void;
}

/** How a row opens its preview; without one around it, a row offers none. */
export const PreviewContext = createContext<PreviewState | undefined>(undefined);

/** The id of the button that opens an item's preview: the focus returns there. */
export function previewButtonId({ file, page }: PreviewItem): string {
  return `anteprima-${file.id}-${page}`;
}
