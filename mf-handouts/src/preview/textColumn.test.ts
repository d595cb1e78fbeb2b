import { describe, expect, it } from 'vitest';
import { columnOf, readableZoom, unionOf, wholePage } from './textColumn.ts';

describe('the column of a page’s text', () => {
  it('reaches from the leftmost to the rightmost piece', () => {
    const pieces = [
      { left: 60, width: 100 },
      { left: 100, width: 440 },
    ];
    expect(columnOf(pieces, 600)).toEqual({ left: 0.1, right: 0.9 });
  });

  it('is the whole page without text, and never more', () => {
    expect(columnOf([], 600)).toEqual(wholePage);
    expect(columnOf([{ left: -10, width: 900 }], 600)).toEqual(wholePage);
  });

  it('of several pages contains all of them', () => {
    const columns = [
      { left: 0.3, right: 0.7 },
      { left: 0.1, right: 0.6 },
    ];
    expect(unionOf(columns)).toEqual({ left: 0.1, right: 0.7 });
  });
});

describe('the first zoom', () => {
  const column = { left: 0.1, right: 0.9 };

  it('makes the text as wide as a phone', () => {
    expect(readableZoom(column, 595, 390)).toBe(1.25);
    expect(readableZoom(wholePage, 595, 390)).toBe(1);
  });

  it('is limited for a narrow title page', () => {
    expect(readableZoom({ left: 0.45, right: 0.55 }, 595, 390)).toBe(1.6);
  });

  it('never makes a page larger than on paper', () => {
    expect(readableZoom(column, 595, 1024)).toBe(1);
    expect(readableZoom(column, 600, 768)).toBeCloseTo(800 / 768);
  });
});
