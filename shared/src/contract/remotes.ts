import type { SectionModule } from './section.ts';

/**
 * What every remote exposes to the shell, by module and by view.
 *
 * A module is a file `mf-<remote>/src/<module>.ts`; a view is a page or a home section that this
 * file names. A remote that does not match fails to compile, and the contract test holds the built
 * artefact against the same names.
 */
export interface RemoteContract {
  handouts: {
    pages: SectionModule<'choice' | 'year' | 'course' | 'clmg' | 'clmgYear'>;
    home: SectionModule<'handouts'>;
  };
  guides: { pages: SectionModule<'categories' | 'category'> };
  representatives: { pages: SectionModule<'directory'> };
  calculators: { home: SectionModule<'calculators'> };
  'events-marketplace': { home: SectionModule<'marketplace' | 'events'> };
  chat: {
    home: SectionModule<'assistant'>;
    widget: SectionModule<'chat'>;
  };
}

export type RemoteName = keyof RemoteContract;

/** The modules that remote `R` exposes. */
export type ModuleOf<R extends RemoteName> = keyof RemoteContract[R] & string;

/** The views of module `M` of remote `R`. */
export type ViewOf<R extends RemoteName, M extends ModuleOf<R>> =
  RemoteContract[R][M] extends SectionModule<infer View> ? View : never;

/** The address of one view: which remote, which of its modules, which page or section in it. */
export type ViewAddress = {
  [R in RemoteName]: {
    [M in ModuleOf<R>]: { remote: R; module: M; view: ViewOf<R, M> };
  }[ModuleOf<R>];
}[RemoteName];

/** The contract's names at run time, for the registry, the build and the contract test. */
export const remoteModules: { readonly [R in RemoteName]: readonly ModuleOf<R>[] } = {
  handouts: ['pages', 'home'],
  guides: ['pages'],
  representatives: ['pages'],
  calculators: ['home'],
  'events-marketplace': ['home'],
  chat: ['home', 'widget'],
};

export const remoteNames = Object.keys(remoteModules) as RemoteName[];

/** Raised when a remote built for the old contract would not work in a shell built for the new. */
export const contractVersion = 1;

/**
 * The remote's name inside Module Federation, which becomes a global variable of the page and so
 * must be an identifier.
 */
export function federationName(remote: RemoteName): string {
  return `mf_${remote.replaceAll('-', '_')}`;
}
