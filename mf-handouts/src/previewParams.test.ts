import { describe, expect, it } from 'vitest';
import { handoutFiles } from './handoutFile.ts';
import { clearPreviewParams, findPreview, previewPath, setPreviewParams } from './previewParams.ts';

const item = (id: string, page: number) =>
  handoutFiles([{ id, filename: id, year: null, uploaded_at: null, file_url: null }]).map(
    (file) => ({ file, page }),
  );
const items = [...item('a', 1), ...item('b', 1), ...item('b', 7)];

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
  ])('%s opens item %d at page %d', (query, index, page) => {
    const found = findPreview(new URLSearchParams(query), items);
    expect([found?.index, found?.item.page]).toEqual([index, page]);
  });

  it.each(['', 'anteprima=', 'anteprima=c', 'pagina=2'])('%j opens none', (query) => {
    expect(findPreview(new URLSearchParams(query), items)).toBeUndefined();
  });

  it('is set and cleared without changing other parameters', () => {
    const params = new URLSearchParams('q=media&anno=2');
    for (const item of items) {
      setPreviewParams(params, item.file.id, item.page);
      expect(findPreview(params, items)?.item).toEqual(item);
    }
    setPreviewParams(params, 'b', 7, 'curva di domanda');
    expect(findPreview(params, items)?.item).toMatchObject({ page: 7, find: 'curva di domanda' });
    clearPreviewParams(params);
    expect(params.toString()).toBe('q=media&anno=2');
  });

  it('is part of a link, with any id', () => {
    const address = new URL(previewPath('/dispense/x', 'a&b=c#d'), 'https://site.example');
    expect(address.searchParams.get('anteprima')).toBe('a&b=c#d');
  });
});
