import { describe, expect, it } from 'vitest';
import { storedRecent, withRecent } from './recentFiles.ts';

const file = (id: string) => ({ id, name: `${id}.pdf`, page: '/dispense/primo-anno/Diritto' });
const ids = (files: readonly { id: string }[]) => files.map(({ id }) => id).join('');

describe('the stored recent files', () => {
  it.each([
    [],
    [null, 7, 'x', {}],
    [{ ...file('a'), name: 7 }],
    [{ ...file('a'), page: 'https://elsewhere.example' }],
    [{ ...file('a'), page: 'javascript:alert(1)' }],
  ])('ignore %j', (...stored) => {
    expect(storedRecent.parse(stored)).toEqual([]);
  });

  it.each([null, 7, 'x', {}])('are not %j', (stored) => {
    expect(storedRecent.safeParse(stored).success).toBe(false);
  });

  it('are at most six', () => {
    const files = [...'abcdefgh'].map(file);
    expect(ids(storedRecent.parse(files))).toBe('abcdef');
  });
});

describe('an opened file', () => {
  it('comes first and only once', () => {
    expect(ids(withRecent([file('a'), file('b'), file('c')], file('c')))).toBe('cab');
  });

  it('replaces the oldest of six', () => {
    expect(ids(withRecent([...'abcdef'].map(file), file('g')))).toBe('gabcde');
  });
});
