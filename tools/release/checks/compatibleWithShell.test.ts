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

const problemsWith = (changes: Partial<ReleaseRecord>, shellChanges: Partial<ShellRecord> = {}) =>
  compatibleWithShell({ ...record, ...changes }, { ...shell, ...shellChanges })
    .filter(({ ok }) => !ok)
    .map(({ detail }) => detail);

describe('compatibleWithShell', () => {
  it('finds no problem when each provides what the other requires', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    [{ contract: 2 }, 'built for contract 2, the shell accepts 0 and 1'],
    [{ modules: { home: [] } }, 'it does not expose pages'],
    [{ requires: { react: '^20.0.0' } }, 'it wants react ^20.0.0, the shell has 19.3.4'],
    [{ requires: { zustand: '^5.0.0' } }, 'the shell does not provide zustand'],
  ] satisfies [Partial<ReleaseRecord>, string][])('finds a problem with %j', (changes, problem) => {
    expect(problemsWith(changes)).toEqual([problem]);
  });

  it('finds a problem when the section uses an export that the live shell lacks', () => {
    const exports = { 'shared/runtime': ['Link', 'useQuery'] };
    const uses = (...names: string[]) => ({ uses: { 'shared/runtime': names } });
    expect(problemsWith(uses('Link', 'useQuery'), { exports })).toEqual([]);
    expect(problemsWith(uses('Link', 'useNow'), { exports })).toEqual([
      "the shell's shared/runtime has no useNow",
    ]);
    // The records of older shells and sections do not say.
    expect(problemsWith(uses('useNow'))).toEqual([]);
    expect(problemsWith({}, { exports })).toEqual([]);
  });

  it('compares what a section uses of React, and not with which minor it was built', () => {
    const built = {
      requires: { react: '^19.0.0' },
      uses: { react: ['useState', 'useEffectEvent'] },
    };
    const shellWith = (version: string, ...react: string[]) => ({
      provides: { react: version },
      exports: { react },
    });
    expect(problemsWith(built, shellWith('19.2.9', 'useEffectEvent', 'useState'))).toEqual([]);
    expect(problemsWith(built, shellWith('19.1.0', 'useState'))).toEqual([
      "the shell's react has no useEffectEvent",
    ]);
    expect(problemsWith(built, shellWith('20.0.0', 'useEffectEvent', 'useState'))).toEqual([
      'it wants react ^19.0.0, the shell has 20.0.0',
    ]);
  });

  it('compares the minor of React where the shell does not list what its React exports', () => {
    const built = {
      requires: { react: '^19.0.0' },
      uses: { react: ['useEffectEvent'], 'react-dom': [] },
      react: '19.2.1',
    };
    const shellWith = (react: string) => ({
      provides: { react, 'react-dom': react },
      exports: { 'shared/runtime': [] },
    });
    expect(problemsWith(built, shellWith('19.2.0'))).toEqual([]);
    expect(problemsWith(built, shellWith('19.1.4'))).toEqual([
      'it was built with React 19.2.1, the shell has react 19.1.4 and lists no exports',
    ]);
  });

  it('lists what React exports in production', () => {
    const { exports } = describeShell();
    expect(exports?.react).toContain('useState');
    expect(exports?.react).not.toContain('act');
    expect(exports?.react).not.toContain('captureOwnerStack');
    expect(exports?.['react-dom']).toContain('createPortal');
  });

  it('lets a section built for contract N into a shell with N+1, as long as its exports are there', () => {
    const module = 'shared/runtime';
    const built = {
      uses: { [module]: ['Link', 'toast'] },
      usedTypes: { [module]: { Link: 'aa', toast: 'b1' } },
    };
    const nextShell = (types: Record<string, string[]>) => ({
      contract: 2,
      provides: { ...shell.provides, [module]: '2.0.0' },
      exports: { [module]: Object.keys(types) },
      types: { [module]: types },
    });
    expect(problemsWith(built, nextShell({ Link: ['aa'], toast: ['b1'] }))).toEqual([]);
    expect(problemsWith(built, nextShell({ Link: ['aa'] }))).toEqual([
      "the shell's shared/runtime has no toast",
    ]);
    expect(problemsWith(built, nextShell({ Link: ['aa'], toast: ['b2'] }))).toEqual([
      "the shell's shared/runtime has another type of toast than it was built with",
    ]);
    expect(problemsWith({}, { ...nextShell({}), contract: 3 })).toEqual([
      'built for contract 1, the shell accepts 2 and 3',
    ]);
  });

  it('finds a problem when the type of an export changed, unless it serves the former users', () => {
    const module = 'shared/runtime';
    const section = { uses: { [module]: ['Link', 'toast'] } };
    const built = { ...section, usedTypes: { [module]: { Link: 'aa', toast: 'b1' } } };
    const exports = { [module]: ['Link', 'toast'] };
    const shellWith = (...toast: string[]) => ({
      exports,
      types: { [module]: { Link: ['aa'], toast } },
    });
    expect(problemsWith(built, shellWith('b1'))).toEqual([]);
    expect(problemsWith(built, shellWith('b2', 'b1'))).toEqual([]);
    const problem = "the shell's shared/runtime has another type of toast than it was built with";
    expect(problemsWith(built, shellWith('b2'))).toEqual([problem]);
    // Built for a type that the live shell does not have yet.
    expect(problemsWith(built, shellWith('b0'))).toEqual([problem]);
    // The records of older sections and shells do not say.
    expect(problemsWith(section, shellWith('b2'))).toEqual([]);
    expect(problemsWith(built, { exports })).toEqual([]);
  });

  it('finds a problem when the shell expects another type of what the section exposes', () => {
    const module = 'shared/contract';
    const built = { usedTypes: { [module]: { ExposedViews: 'a1' } } };
    const shellWith = (...ExposedViews: string[]) => ({ types: { [module]: { ExposedViews } } });
    expect(problemsWith(built, shellWith('a2', 'a1'))).toEqual([]);
    expect(problemsWith(built, shellWith('a2'))).toEqual([
      "the shell's shared/contract has another type of ExposedViews than it was built with",
    ]);
  });

  it('finds a problem when the section drops a view or a search group that the shell shows', () => {
    expect(problemsWith({ views: { pages: ['categories'] } })).toEqual([]);
    expect(problemsWith({ views: { pages: ['category'] } })).toEqual([
      'its module pages has no categories',
    ]);
    const modules = { pages: [], search: [] };
    const views = { pages: ['categories'], search: ['courses'] };
    expect(problemsWith({ modules, views }, { searchGroups: { guides: ['guides'] } })).toEqual([
      'its module search has no guides',
    ]);
  });

  it('finds a problem when the palette shows a group of a section that exposes no search', () => {
    const { searchGroups } = describeShell();
    expect(problemsWith({}, { searchGroups })).toEqual(['it does not expose search']);
    expect(problemsWith({ modules: { pages: [], search: [] } }, { searchGroups })).toEqual([]);
  });

  it('finds a problem when a new shell drops a version that the live section requires', () => {
    const provides = { react: '20.0.0', 'shared/runtime': '1.0.0' };
    expect(problemsWith({}, { provides })).toEqual([
      'it wants react ^19.3.1, the shell has 20.0.0',
    ]);
  });
});
