import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Language } from './language.ts';

/** Translations of a section in one language: nested keys, as i18next reads them. */
export type Translations = { readonly [key: string]: string | Translations };

/** A dynamic import. */
export type Lazy<T> = () => Promise<{ default: T }>;

/** The URL that a view is rendered for; not from `Location`, which a service worker lacks. */
export interface PageLocation {
  pathname: string;
  search: string;
}

/**
 * Fetches what a view shows first: its data, into the given query cache, or code of its own that the
 * URL asks for. The browser passes the page's query client, the renderer one of each request, which answers with
 * 404 where the result is `'missing'`: the page says that nothing has the name in its address. Where the result is
 * `{ movedTo: '/path' }`, it redirects there.
 */
export type Loader = (location: PageLocation, queryClient: QueryClient) => Promise<unknown>;

/**
 * A section's `src/sitemap.ts`: the paths of its pages whose route has a parameter, as its data has them:
 * `/guide/tesi`. Only the renderer calls it.
 */
export type SectionSitemap = (queryClient: QueryClient) => Promise<readonly string[]>;

/** How to load a section's translations in each language. */
export type TranslationSources = Readonly<Record<Language, Lazy<Translations>>>;

/**
 * An exposed module, which names views and translations. They are bundled in one file with it; the shell
 * uses one view and the translations of the current language.
 */
export interface SectionModule<View extends string = string> {
  readonly views: Readonly<Record<View, Lazy<ComponentType>>>;
  /** Awaited before a view's first render. A view without a loader, or whose loader fails, fetches by itself. */
  readonly loaders?: Readonly<Partial<Record<View, Loader>>>;
  readonly translations: TranslationSources;
}
