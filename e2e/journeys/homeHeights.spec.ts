/** The heights that `shell/src/composition.ts` reserves for the home sections, measured. */
import type { Page } from '@playwright/test';
import { homeSections } from '../../shell/src/composition.ts';
import { expect, test } from './fixtures.ts';

/** A phone, and the narrowest screen of each breakpoint. */
const widths = { '': 390, 'md:': 768, 'lg:': 1024, 'xl:': 1280 };

/** A line of text. Another installation's rows make a greater difference. */
const tolerancePx = 24;

/** The height of a section, and the one that class names give an empty element; in pixels. */
async function measure(page: Page, anchor: string, classes: string) {
  const slot = page.locator(`#${anchor} > div > div`);
  return slot.evaluate(async (element, className) => {
    await document.fonts.ready;
    const empty = Object.assign(document.createElement('div'), { className });
    document.body.append(empty);
    const reserved = empty.getBoundingClientRect().height;
    empty.remove();
    return { shown: element.getBoundingClientRect().height, reserved };
  }, classes);
}

test('a section is as high as the place that is reserved for it', async ({ page, visit }) => {
  const measured = new Map<string, { prefix: string; shown: number; reserved: number }[]>();
  for (const [prefix, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 });
    await visit('/');
    for (const { anchor, height } of homeSections) {
      const heights = { prefix, ...(await measure(page, anchor, height)) };
      measured.set(anchor, [...(measured.get(anchor) ?? []), heights]);
    }
  }
  const classesOf = (anchor: string, current: string) => {
    const heights = measured.get(anchor) ?? [];
    if (heights.every(({ shown, reserved }) => Math.abs(shown - reserved) <= tolerancePx))
      return current;
    return heights
      .map(({ prefix, shown }) => ({ prefix, rem: Math.ceil(shown / 4) / 4 }))
      .filter(({ rem }, index, all) => rem !== all[index - 1]?.rem)
      .map(({ prefix, rem }) => `${prefix}min-h-[${rem}rem]`)
      .join(' ');
  };
  // What is expected here belongs into the composition.
  expect(homeSections.map(({ anchor, height }) => [anchor, height])).toEqual(
    homeSections.map(({ anchor, height }) => [anchor, classesOf(anchor, height)]),
  );
});
