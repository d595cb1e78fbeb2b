import type { Page } from '@playwright/test';

/** The texts within an element that leave the viewport, are clipped, or are longer than their field. */
export function cutTexts(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((root) => {
    const cut = new Set<string>();
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      cut.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const isClipping = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!holder || text === '' || !holder.checkVisibility({ visibilityProperty: true })) continue;
      // Text for screen readers only.
      if (holder.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      let [from, to] = [0, width];
      for (
        let box: Element | null = holder;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (!isClipping(box)) continue;
        const edges = box.getBoundingClientRect();
        [from, to] = [Math.max(from, edges.left), Math.min(to, edges.right)];
      }
      // Half a pixel is a rounding difference.
      if (left < from - 1 || right > to + 1) cut.add(text.slice(0, 60));
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')) {
      const style = getComputedStyle(field);
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      if (!pen) continue;
      pen.font = style.font;
      const { color } = getComputedStyle(field, '::placeholder');
      const shown = field.value || (color === 'rgba(0, 0, 0, 0)' ? '' : field.placeholder);
      if (pen.measureText(shown).width > room + 1) cut.add(`field: ${shown}`);
    }
    return [...cut];
  });
}
