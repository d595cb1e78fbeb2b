import type { DehydratedState, Heading } from 'shared/runtime';
import { readJsonBlock } from './jsonBlock.ts';

/** The ids of the JSON blocks in a page that the server rendered. */
export const pageStateId = 'page-state';
export const registryId = 'registry';

/** What a page was rendered with. The browser hydrates it with the same. */
export interface RenderedPageState {
  /** When, in milliseconds since 1970. */
  renderedAt: number;
  /** The parameters that it shows, see `pageSearch`. A host of files has each page without any. */
  search: string;
  heading: Heading | null;
  /** The versions that rendered the views in the HTML: `{ 'guides/pages/categories': '0.1.0-abc' }`. */
  views: Readonly<Record<string, string>>;
  queries: DehydratedState;
}

/** The state of the page; undefined on a page whose sections are rendered in the browser alone. */
export function readPageState(): RenderedPageState | undefined {
  return readJsonBlock(pageStateId);
}

/** What the page carries of the registry: it loads the versions that it was rendered with. */
export function readRenderedRegistry(): unknown {
  return readJsonBlock(registryId);
}
