import type { PublishedVersion, WrittenEntry } from 'shared/registry';
import { describe, expect, it } from 'vitest';
import { promoted, released, rolledBack, tried, withdrawn } from './registryChanges.ts';

const version = (name: string): PublishedVersion => ({
  version: name,
  entry: { url: `https://guides.example/guides/${name}/remoteEntry.js` },
  preload: {},
  contract: 1,
  commit: name,
  publishedAt: '2026-11-20T12:00:00Z',
});
const history = ['1', '2', '3', '4'].reduce<WrittenEntry | undefined>(
  (entry, name) => released(entry, version(name)),
  undefined,
) as WrittenEntry;

describe('a release', () => {
  it('makes what was live the way back, and remembers the names before it', () => {
    expect(history).toMatchObject({ version: '4', previous: { version: '3' }, older: ['2', '1'] });
    expect(history.previous).not.toHaveProperty('older');
  });

  it('made twice changes nothing: a version is never its own way back', () => {
    expect(released(history, version('4'))).toEqual(history);
  });

  it('of a version that was live before is live again', () => {
    const again = released(history, version('2'));
    expect(again).toMatchObject({ version: '2', previous: { version: '4' }, older: ['3', '1'] });
  });

  it('ends a trial', () => {
    expect(released(tried(history, version('5'), 10), version('6')).candidate).toBeNull();
  });

  it('forgets the oldest names', () => {
    const many = Array.from({ length: 30 }, (_, place) => String(place)).reduce<WrittenEntry>(
      (entry, name) => released(entry, version(name)),
      history,
    );
    expect(many.older).toHaveLength(10);
  });
});

describe('going back', () => {
  it('makes the version before live, and leaves the one that is taken back nowhere', () => {
    const back = rolledBack(history, version('2'));
    expect(back).toMatchObject({ version: '3', previous: { version: '2' }, older: ['1'] });
    expect(JSON.stringify(back)).not.toContain('"4"');
  });

  it('goes back to the first, and no further', () => {
    const first = rolledBack(released(released(undefined, version('1')), version('2')), null);
    expect(first).toMatchObject({ version: '1', previous: null, older: [] });
    expect(() => rolledBack(first, null)).toThrow('no version before');
  });
});

describe('a trial', () => {
  it('leaves what is live as it is', () => {
    const trial = tried(history, version('5'), 10);
    expect(trial).toMatchObject({ version: '4', candidate: { version: '5', percentage: 10 } });
    expect(withdrawn(trial)).toEqual(history);
  });

  it('ends well with the candidate live, and the way back open', () => {
    const entry = promoted(tried(history, version('5'), 10));
    expect(entry).toMatchObject({ version: '5', previous: { version: '4' }, candidate: null });
    expect(entry).not.toHaveProperty('percentage');
  });

  it('of nothing, of what is live, and without a candidate is refused', () => {
    expect(() => tried(undefined, version('1'), 10)).toThrow('Nothing is live');
    expect(() => tried(history, version('4'), 10)).toThrow('4 is live already');
    expect(() => promoted(history)).toThrow('No version is being tried');
    expect(() => withdrawn(history)).toThrow('No version is being tried');
  });
});
