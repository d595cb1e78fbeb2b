import { describe, expect, it } from 'vitest';
import type { HandoutFile } from '../files/handoutFile.ts';
import { leavePreview, namePreview, previewIn, withPreview } from './previewAddress.ts';

const file = (id: string): HandoutFile => ({
  id,
  name: id,
  subject: '',
  year: undefined,
  clmgYear: undefined,
  uploadedAt: null,
  url: null,
});
const items = [
  { file: file('a'), page: 1 },
  { file: file('b'), page: 1 },
  { file: file('b'), page: 7 },
];

describe('the preview in the address', () => {
  it.each([
    ['anteprima=a', 0, 1],
    ['anteprima=a&pagina=3', 0, 3],
    ['anteprima=b', 1, 1],
    ['anteprima=b&pagina=7', 2, 7],
    ['anteprima=b&pagina=9', 1, 9],
    ['anteprima=b&pagina=0', 1, 1],
    ['anteprima=b&pagina=-1', 1, 1],
    ['anteprima=b&pagina=x', 1, 1],
  ])('%s is item %d at page %d', (query, place, page) => {
    const found = previewIn(new URLSearchParams(query), items);
    expect([found?.place, found?.item.page]).toEqual([place, page]);
  });

  it.each(['', 'anteprima=', 'anteprima=c', 'pagina=2'])('%j is none', (query) => {
    expect(previewIn(new URLSearchParams(query), items)).toBeUndefined();
  });

  it('is written and taken off without touching the rest', () => {
    const params = new URLSearchParams('q=media&anno=2');
    for (const item of items) {
      namePreview(params, item);
      expect(previewIn(params, items)?.item).toEqual(item);
    }
    leavePreview(params);
    expect(params.toString()).toBe('q=media&anno=2');
  });

  it('is part of a link, whatever the id', () => {
    const address = new URL(withPreview('/dispense/x', 'a&b=c#d'), 'https://site.example');
    expect(address.searchParams.get('anteprima')).toBe('a&b=c#d');
  });
});
