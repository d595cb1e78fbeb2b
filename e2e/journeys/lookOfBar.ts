import type { Page } from '@playwright/test';

/** How the bar is drawn, once its ground has settled: itself and whatever lies under all of it. */
export function lookOfBar(page: Page) {
  return page.getByRole('banner').evaluate((bar) => {
    const alpha = (colour: string) => {
      const parts = colour.match(/[\d.]+/g) ?? [];
      return colour.startsWith('rgba') || colour.includes('/') ? Number(parts.at(-1)) : 1;
    };
    const { height } = bar.getBoundingClientRect();
    const layers = [bar, ...bar.querySelectorAll('div')]
      .filter((layer) => layer.getBoundingClientRect().height === height)
      .map((layer) => getComputedStyle(layer))
      .filter(({ opacity }) => opacity !== '0');
    return {
      position: getComputedStyle(bar).position,
      top: bar.getBoundingClientRect().top,
      isTransparent: layers.every(({ backgroundColor }) => alpha(backgroundColor) === 0),
      isBlurred: layers.some(({ backdropFilter }) => backdropFilter.includes('blur')),
      hasBorder: layers.some(
        ({ borderBottomWidth, borderBottomColor }) =>
          borderBottomWidth === '1px' && alpha(borderBottomColor) > 0,
      ),
    };
  });
}
