import type { Item } from './item.ts';
import { sheet } from './sheet.ts';

type PositionedItem = { readonly item: Item; readonly top: number };
export type Page = { readonly items: readonly PositionedItem[]; readonly end: number };

/** Distributes items over pages; items that must stay together move to the next page together. */
export function paginate(items: readonly Item[]): Page[] {
  const pages: Page[] = [];
  let onPage: PositionedItem[] = [];
  let y: number = sheet.top;
  for (const cluster of clusters(items)) {
    const height = cluster.reduce((sum, { gap, height }) => sum + gap + height, 0);
    if (onPage.length > 0 && y + height > sheet.bottom) {
      pages.push({ items: onPage, end: y });
      onPage = [];
      y = sheet.top;
    }
    for (const item of cluster) {
      if (onPage.length > 0) y += item.gap;
      onPage.push({ item, top: y });
      y += item.height;
    }
  }
  return [...pages, { items: onPage, end: y }];
}

/** The used share of the emptiest page, from 0 to 1. */
export function emptiestFill(pages: readonly Page[]): number {
  return Math.min(...pages.map(({ end }) => (end - sheet.top) / (sheet.bottom - sheet.top)));
}

function clusters(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  let isOpen = false;
  for (const item of items) {
    const last = found.at(-1);
    if (isOpen && last !== undefined) last.push(item);
    else found.push([item]);
    isOpen = item.keepsNext;
  }
  return found;
}
