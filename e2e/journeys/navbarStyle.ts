import type { Page } from '@playwright/test';

/** The navbar's position, and the background of its layers. */
export function navbarStyle(page: Page) {
  return page.getByRole('banner').evaluate((navbar) => {
    const alpha = (colour: string) => {
      const parts = colour.match(/[\d.]+/g) ?? [];
      return colour.startsWith('rgba') || colour.includes('/') ? Number(parts.at(-1)) : 1;
    };
    const { height } = navbar.getBoundingClientRect();
    const layers = [navbar, ...navbar.querySelectorAll('div')]
      .filter((layer) => layer.getBoundingClientRect().height === height)
      .map((layer) => getComputedStyle(layer))
      .filter(({ opacity }) => opacity !== '0');
    return {
      position: getComputedStyle(navbar).position,
      top: navbar.getBoundingClientRect().top,
      isTransparent: layers.every(({ backgroundColor }) => alpha(backgroundColor) === 0),
      isBlurred: layers.some(({ backdropFilter }) => backdropFilter.includes('blur')),
      hasBorder: layers.some(
        ({ borderBottomWidth, borderBottomColor }) =>
          borderBottomWidth === '1px' && alpha(borderBottomColor) > 0,
      ),
    };
  });
}
