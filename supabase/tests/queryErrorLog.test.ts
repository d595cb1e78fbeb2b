/** The terminal must not show what a visitor typed: it says only that a query was refused. */
import { expect, it, vi } from 'vitest';
import { shortQueryErrors } from '../local/queryErrorLog.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

it.each([
  'id=foo.private',
  'or=(private,b',
  'or=(private.eq)',
  'and=()',
  'select=private%20word%20(',
  'select=a%20"private',
  'select="private',
  'select=..private',
  'select=id,...private',
  'order=private.down',
  'subject=ov.private',
  'subject=cs.private',
  'subject=is.private',
  'subject=fts().private',
  'uploaded_at=gt.private',
  'private=eq.1',
  'private.order=id',
  'uploaded_at=gt.Z',
  'id=not.private',
  'id=any.private',
  'id=in.private',
  'subject=like(any).private',
  'limit=private',
])('%s prints at most one line, without the visitor’s values', async (query) => {
  const lines: string[] = [];
  const print = (...parts: unknown[]) =>
    lines.push(parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '));
  const printed = vi.spyOn(console, 'error').mockImplementation(shortQueryErrors(print));
  try {
    const { url, publishableKey } = backend();
    await fetch(`${url}/rest/v1/handouts?${query}`, { headers: { apikey: publishableKey } });
    expect(lines.length).toBeLessThanOrEqual(1);
    for (const line of lines) expect(line).toMatch(/^rest: a query was refused \(\w{5,8}\)$/);
  } finally {
    printed.mockRestore();
  }
});

it('prints other errors unchanged', () => {
  const printed: unknown[][] = [];
  const print = shortQueryErrors((...parts) => printed.push(parts));
  const defects = [
    Object.assign(new Error('a defect'), { code: 'ENOENT' }),
    Object.assign(new Error('a defect'), { code: 'EPIPE' }),
    new TypeError('undefined is not a function'),
    new Error('Expected a table'),
  ];
  for (const defect of defects) print(defect);
  print('assistant:', 'a reason');
  expect(printed).toEqual([...defects.map((defect) => [defect]), ['assistant:', 'a reason']]);
});
