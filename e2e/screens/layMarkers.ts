import type { Locator, Page } from '@playwright/test';
import { type Box, boxAround } from './box.ts';
import { type MeasuredMarker, markerParts, type Side } from './markerParts.ts';

/** A numbered stop beside an element of the page, at the end of a short line. */
export interface Marker {
  number: number;
  element: Locator;
  /** The last of several that are marked together. */
  to?: Locator;
  side: Side;
  /** Length of the line in pixels. */
  reach?: number;
  /** The element itself is marked, not the text in it. */
  whole?: boolean;
}

const shortReach = 22;

/** Where the markers' elements are now. */
export async function measureMarkers(markers: readonly Marker[]): Promise<MeasuredMarker[]> {
  const measured: MeasuredMarker[] = [];
  for (const { number, element, to, side, reach = shortReach, whole = false } of markers) {
    const colour = await element.evaluate((marked) =>
      getComputedStyle(marked).getPropertyValue('--accent'),
    );
    const boxes = [await boxOf(element, whole), ...(to ? [await boxOf(to, whole)] : [])];
    measured.push({ number, side, reach, colour, box: boxAround(boxes) });
  }
  return measured;
}

/**
 * Lays markers over a page in this browser alone, by the CSS object model: the page's content policy
 * holds here too, and refuses style elements and attributes.
 */
export async function layMarkers(page: Page, measured: readonly MeasuredMarker[]): Promise<void> {
  await page.evaluate((parts) => {
    for (const { styles, text } of parts) {
      const part = document.createElement('div');
      Object.assign(part.style, styles);
      part.textContent = text;
      document.body.append(part);
    }
  }, measured.flatMap(markerParts));
}

/** The box around what is seen of an element: of its text where it has some, else of itself. */
async function boxOf(element: Locator, whole: boolean): Promise<Box> {
  const boxes = await element.evaluate((marked, whole) => {
    const found = [];
    const texts = document.createTreeWalker(marked, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (!whole && texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      // Text for screen readers alone stands in a box of one pixel.
      const isSeen = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
      if (isSeen) found.push(...range.getClientRects());
    }
    if (found.length === 0) found.push(marked.getBoundingClientRect());
    return found.map(({ x, y, width, height }) => ({ x, y, width, height }));
  }, whole);
  return boxAround(boxes);
}
