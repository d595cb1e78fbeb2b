import { describe, expect, it } from 'vitest';
import { readRecent, withRecent } from './recentFilesStore.ts';

const file = (id: string) => ({ id, name: `${id}.pdf`, page: '/dispense/primo-anno/Diritto' });
const ids = (files: readonly { id: string }[]) => files.map(({ id }) => id).join('');

describe('the stored recent files', () => {
  it.each([
    null,
    '',
    'x',
    'null',
    '7',
    '{}',
    '[null, 7, "x", {}]',
    JSON.stringify([{ ...file('a'), name: 7 }]),
    JSON.stringify([{ ...file('a'), page: 'https://elsewhere.example' }]),
    JSON.stringify([{ ...file('a'), page: 'javascript:alert(1)' }]),
  ])('ignores %j', (text) => {
    expect(readRecent(text)).toEqual([]);
  });

  it('are at most six', () => {
    const files = [...'abcdefgh'].map(file);
    expect(ids(readRecent(JSON.stringify(files)))).toBe('abcdef');
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
