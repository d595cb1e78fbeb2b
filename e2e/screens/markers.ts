import type { Locator, Page } from '@playwright/test';
import { type Box, boxAround } from './box.ts';
import { type MeasuredMarker, markerParts, type Side } from './markerParts.ts';

/** A numbered circle beside an element, at the end of a short line. */
export interface Marker {
  number: number;
  element: Locator;
  /** The last of several elements that are marked together. */
  to?: Locator;
  side: Side;
  /** Length of the line in pixels. */
  reach?: number;
  /** Marks the element's box instead of its text. */
  whole?: boolean;
}

const defaultReach = 22;

/** Measures the markers' elements. */
export async function measureMarkers(markers: readonly Marker[]): Promise<MeasuredMarker[]> {
  const measured: MeasuredMarker[] = [];
  for (const { number, element, to, side, reach = defaultReach, whole = false } of markers) {
    const accent = await element.evaluate((marked) =>
      getComputedStyle(marked).getPropertyValue('--accent'),
    );
    const boxes = [await boxOf(element, whole), ...(to ? [await boxOf(to, whole)] : [])];
    measured.push({ number, side, reach, accent, box: boxAround(boxes) });
  }
  return measured;
}

/** Adds markers over a page by the CSS object model, because its CSP blocks style elements and attributes. */
export async function overlayMarkers(
  page: Page,
  measured: readonly MeasuredMarker[],
): Promise<void> {
  await page.evaluate((parts) => {
    for (const { styles, text } of parts) {
      const part = document.createElement('div');
      Object.assign(part.style, styles);
      part.textContent = text;
      document.body.append(part);
    }
  }, measured.flatMap(markerParts));
}

/** The box around an element's visible text, or around the element if it has none. */
async function boxOf(element: Locator, whole: boolean): Promise<Box> {
  const boxes = await element.evaluate((marked, whole) => {
    const rectangles = [];
    const texts = document.createTreeWalker(marked, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (!whole && texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      // Text for screen readers only is in a box of one pixel.
      const isVisible = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
      if (isVisible) rectangles.push(...range.getClientRects());
    }
    if (rectangles.length === 0) rectangles.push(marked.getBoundingClientRect());
    return rectangles.map(({ x, y, width, height }) => ({ x, y, width, height }));
  }, whole);
  return boxAround(boxes);
}
