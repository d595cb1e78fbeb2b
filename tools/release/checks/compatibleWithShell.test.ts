import type { ReleaseRecord, ShellRecord } from 'shared/registry';
import { describe, expect, it } from 'vitest';
import { describeShell } from '../../registry/shellRecord.ts';
import { compatibleWithShell } from './compatibleWithShell.ts';

const record: ReleaseRecord = {
  schema: 1,
  remote: 'guides',
  version: '1',
  contract: 1,
  commit: 'abc',
  publishedAt: '2026-11-20T12:00:00Z',
  entry: 'remoteEntry.js',
  files: [],
  modules: { pages: [] },
  requires: { react: '^19.3.1', 'shared/runtime': '^1.0.0' },
};
const shell: ShellRecord = {
  schema: 1,
  version: '1',
  build: '1',
  commit: 'abc',
  contract: 1,
  publishedAt: '2026-11-20T12:00:00Z',
  files: [],
  provides: { react: '19.3.4', 'shared/runtime': '1.0.0' },
  needs: { guides: [{ module: 'pages', view: 'categories', path: '/guide' }] },
  searchGroups: {},
};

const problemsWith = (changes: Partial<ReleaseRecord>, shellChanges: Partial<ShellRecord>) =>
  compatibleWithShell({ ...record, ...changes }, { ...shell, ...shellChanges })
    .filter(({ ok }) => !ok)
    .map(({ detail }) => detail);

const runtime = 'shared/runtime';
const uses = (...names: string[]) => ({ uses: { [runtime]: names } });
const exported = (...names: string[]) => ({ exports: { [runtime]: names } });

const builtForTypes = {
  ...uses('Link', 'toast'),
  usedTypes: { [runtime]: { Link: 'aa', toast: 'b1' } },
};
/** A shell that serves users of these types of `toast`. */
const withTypes = (...toast: string[]) => ({
  ...exported('Link', 'toast'),
  types: { [runtime]: { Link: ['aa'], toast } },
});
const otherType = (name: string, module = runtime) =>
  `the shell's ${module} has another type of ${name} than it was built with`;
/** The shell of the next contract. */
const next = (shell: Partial<ShellRecord>): Partial<ShellRecord> => ({
  contract: 2,
  provides: { react: '19.3.4', [runtime]: '2.0.0' },
  ...shell,
});

const onReact = { requires: { react: '^19.0.0' }, uses: { react: ['useState', 'useEffectEvent'] } };
const reactOf = (version: string, ...react: string[]) => ({
  provides: { react: version },
  exports: { react },
});
const onReactMinor = {
  requires: { react: '^19.0.0' },
  uses: { react: ['useEffectEvent'], 'react-dom': [] },
  react: '19.2.1',
};
const unlistedReact = (react: string) => ({
  provides: { react, 'react-dom': react },
  ...exported(),
});

const exposing = { usedTypes: { 'shared/contract': { ExposedViews: 'a1' } } };
const expecting = (...ExposedViews: string[]) => ({
  types: { 'shared/contract': { ExposedViews } },
});
const palette = { searchGroups: { guides: ['guides'] } };
const withSearch = { modules: { pages: [], search: [] } };

describe('a section and a shell', () => {
  it.each<[string, Partial<ReleaseRecord>, Partial<ShellRecord>, string?]>([
    ['each provides what the other requires', {}, {}],
    ['another contract', { contract: 2 }, {}, 'built for contract 2, the shell accepts 0 and 1'],
    ['a module is missing', { modules: { home: [] } }, {}, 'it does not expose pages'],
    [
      'another major',
      { requires: { react: '^20.0.0' } },
      {},
      'it wants react ^20.0.0, the shell has 19.3.4',
    ],
    [
      'a package that the shell lacks',
      { requires: { zustand: '^5.0.0' } },
      {},
      'the shell does not provide zustand',
    ],

    ['every export is there', uses('Link', 'useQuery'), exported('Link', 'useQuery')],
    [
      'an export is missing',
      uses('Link', 'useNow'),
      exported('Link'),
      "the shell's shared/runtime has no useNow",
    ],
    ['the shell’s record lists no exports', uses('useNow'), {}],
    ['the section’s record lists no uses', {}, exported('Link')],

    ['React has what is used', onReact, reactOf('19.2.9', 'useEffectEvent', 'useState')],
    [
      'React lacks what is used',
      onReact,
      reactOf('19.1.0', 'useState'),
      "the shell's react has no useEffectEvent",
    ],
    ['the same minor of a React without a list', onReactMinor, unlistedReact('19.2.0')],
    [
      'an older minor of a React without a list',
      onReactMinor,
      unlistedReact('19.1.4'),
      'it was built with React 19.2.1, the shell has react 19.1.4 and lists no exports',
    ],

    ['the type is the same', builtForTypes, withTypes('b1')],
    ['the new type serves former users', builtForTypes, withTypes('b2', 'b1')],
    ['the new type does not serve them', builtForTypes, withTypes('b2'), otherType('toast')],
    ['the section needs a newer type', builtForTypes, withTypes('b0'), otherType('toast')],
    ['the section’s record has no types', uses('Link', 'toast'), withTypes('b2')],
    ['the shell’s record has no types', builtForTypes, exported('Link', 'toast')],
    ['the next contract with the same exports', builtForTypes, next(withTypes('b1'))],
    [
      'the next contract without an export',
      builtForTypes,
      next({ ...withTypes('b1'), ...exported('Link') }),
      "the shell's shared/runtime has no toast",
    ],
    [
      'the next contract with another type',
      builtForTypes,
      next(withTypes('b2')),
      otherType('toast'),
    ],
    [
      'the contract after the next',
      {},
      next({ contract: 3 }),
      'built for contract 1, the shell accepts 2 and 3',
    ],
    ['the shell expects the exposed type', exposing, expecting('a2', 'a1')],
    [
      'the shell expects another exposed type',
      exposing,
      expecting('a2'),
      otherType('ExposedViews', 'shared/contract'),
    ],

    ['the view is exposed', { views: { pages: ['categories'] } }, {}],
    [
      'a view is dropped',
      { views: { pages: ['category'] } },
      {},
      'its module pages has no categories',
    ],
    [
      'a search group is dropped',
      { ...withSearch, views: { pages: ['categories'], search: ['courses'] } },
      palette,
      'its module search has no guides',
    ],
    ['the palette shows a section without search', {}, palette, 'it does not expose search'],
    ['the palette shows a section with search', withSearch, palette],
  ])('%s', (_, changes, shellChanges, problem) => {
    expect(problemsWith(changes, shellChanges)).toEqual(problem ? [problem] : []);
  });
});

it('a shell lists what React exports in production', () => {
  const { exports } = describeShell();
  expect(exports?.react).toContain('useState');
  expect(exports?.react).not.toContain('act');
  expect(exports?.react).not.toContain('captureOwnerStack');
  expect(exports?.['react-dom']).toContain('createPortal');
});
