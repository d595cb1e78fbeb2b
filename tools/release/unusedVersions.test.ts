import type { RegistryEntry } from 'shared/registry';
import { expect, it } from 'vitest';
import { publishedVersion as version } from './tests/testDeployment.ts';
import { namedVersions, unusedVersions } from './unusedVersions.ts';

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
const recordName = 'release.json';

/** The files of a version that was written on a day; complete unless its release was killed. */
const files = (version: string, day: string, isComplete = true) =>
  ['remoteEntry.js', ...(isComplete ? [recordName] : [])].map((name) => ({
    path: `guides/${version}/${name}`,
    modifiedMs: at(day).getTime(),
  }));

const published = [
  ...files('live', '10-01'),
  ...files('old', '09-01'),
  ...files('killed', '11-20', false),
  { path: 'guides/unused.json', modifiedMs: 0 },
];
const named = new Set(['live']);

it('removes a version only when it has been unused for long, however old it is', () => {
  const first = unusedVersions(
    { files: published, recordName, named, unusedSince: new Map() },
    30,
    at('11-20'),
  );
  expect(first).toEqual({
    remove: new Map(),
    unusedSince: new Map([['old', at('11-20').toISOString()]]),
  });
  const { unusedSince } = first;
  const later = (day: string) => [
    ...unusedVersions(
      { files: published, recordName, named, unusedSince },
      30,
      at(day),
    ).remove.keys(),
  ];
  expect(later('12-19')).not.toContain('old');
  expect(later('12-20')).toContain('old');
});

it('forgets that a version was unused when it is in use again', () => {
  const unusedSince = new Map([['old', at('10-01').toISOString()]]);
  const result = unusedVersions(
    { files: published, recordName, named: new Set(['live', 'old']), unusedSince },
    30,
    at('11-20'),
  );
  expect(result).toEqual({ remove: new Map(), unusedSince: new Map() });
});

it('removes a version that is called like what every object has', () => {
  const odd = files('constructor', '09-01');
  const seen = (unusedSince: ReadonlyMap<string, string>, day: string) =>
    unusedVersions({ files: odd, recordName, named, unusedSince }, 30, at(day));
  const { unusedSince } = seen(new Map(), '10-01');
  expect([...seen(unusedSince, '11-20').remove.keys()]).toEqual(['constructor']);
});

it('removes what a killed release left after a day', () => {
  const remove = (day: string) => [
    ...unusedVersions(
      { files: published, recordName, named, unusedSince: new Map() },
      30,
      at(day),
    ).remove.keys(),
  ];
  expect(remove('11-20')).toEqual([]);
  expect(remove('11-21')).toEqual(['killed']);
});

it('keeps every version that an entry names', () => {
  const entry: RegistryEntry = {
    ...version('6'),
    previous: version('5'),
    canary: { ...version('7'), percentage: 10 },
    good: [version('3')],
    older: ['4', '2'],
  };
  expect([...namedVersions(entry)].sort()).toEqual(['2', '3', '4', '5', '6', '7']);
});
