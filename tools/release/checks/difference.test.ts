import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';

describe('difference', () => {
  it('is undefined when only attributes and comments differ', () => {
    const server = '<p id="a" title="1 > 0">Open <!-- -->today</p>';
    expect(difference(server, '<p id="b">Open today</p>')).toBeUndefined();
  });

  it('names both texts, and the text before them', () => {
    expect(difference('<b>Hall</b><p>at 9</p>', '<b>Hall</b><p>at 10</p>')).toBe(
      'its server file renders “at 9”, the browser “at 10” (after “Hall”)',
    );
  });

  it('shows the part of a long text that differs', () => {
    const words = 'word '.repeat(100);
    const found = difference(`<p>${words}here</p>`, `<p>${words}there</p>`);
    expect(found).toMatch(/“….*word here…”, the browser “….*word there…”/);
    expect(found?.length).toBeLessThan(300);
  });

  it.each([
    ['<p>a</p>', '<b>a</b>', 'renders <p>, the browser <b>'],
    ['<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li></ul>', 'the end of <ul>, the browser <li>'],
    ['<p>a</p>', '', 'renders <p>, the browser nothing'],
    ['', '<p>a</p>', 'renders nothing, the browser <p>'],
  ])('names the elements of %s and %s', (server, browser, words) => {
    expect(difference(server, browser)).toContain(words);
  });
});
