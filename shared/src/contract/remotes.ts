import { contractVersion } from './runtimeTypes.gen.ts';
import type { SearchModule } from './search.ts';
import type { SectionModule } from './section.ts';
import { remoteModules as modules, type RemoteContract } from './sections.gen.ts';

export { contractVersion, runtimeVersion } from './runtimeTypes.gen.ts';
export type { RemoteContract } from './sections.gen.ts';
export { sectionBudgets, sectionParameters, sectionParts, sectionPorts } from './sections.gen.ts';

export type RemoteName = keyof RemoteContract;

/** The modules that remote `R` exposes. */
type ModuleOf<R extends RemoteName> = keyof RemoteContract[R] & string;

/** The views of module `M` of remote `R`. */
type ViewOf<R extends RemoteName, M extends ModuleOf<R>> =
  RemoteContract[R][M] extends SectionModule<infer View> ? View : never;

/** Names one view: which remote, which of its modules, which page or section in it. */
export type ViewReference = {
  [R in RemoteName]: {
    [M in ModuleOf<R>]: { remote: R; module: M; view: ViewOf<R, M> };
  }[ModuleOf<R>];
}[RemoteName];

/** The groups of entries that remote `R` offers to the search palette. */
type SearchGroupOf<R extends RemoteName> = RemoteContract[R] extends {
  search: SearchModule<infer Group>;
}
  ? Group
  : never;

/** Names one group of search entries. */
export type SearchGroupReference = {
  [R in RemoteName]: { remote: R; group: SearchGroupOf<R> };
}[RemoteName];

/** The names of exposed modules at run time, for the registry, the build and the contract test. */
export const remoteModules: { readonly [R in RemoteName]: readonly ModuleOf<R>[] } = modules;

export const remoteNames = Object.keys(remoteModules) as RemoteName[];

/** What is built and released: the shell, and each remote. */
export const artefactNames = ['shell', ...remoteNames] as const;

export type ArtefactName = (typeof artefactNames)[number];

/** The modules that a page has once: the shell provides them, and every remote takes them from it. */
export type SharedModule =
  | 'react'
  | 'react/jsx-runtime'
  | 'react/jsx-dev-runtime'
  | 'react-dom'
  | 'shared/runtime';

/**
 * The contracts of the sections that a shell loads: its own and the one before, so that raising it takes no
 * section offline.
 *
 * @param contract The shell's.
 */
export function acceptedContracts(contract: number = contractVersion): number[] {
  return [contract - 1, contract];
}

/**
 * The remote's name inside Module Federation, which becomes a global variable of the page and so
 * must be an identifier.
 */
export function federationName(remote: string): string {
  return `mf_${remote.replaceAll('-', '_')}`;
}
