import type { ComponentType } from 'react';
import type { Language } from './language.ts';

/** Translations of a section in one language: nested keys, as i18next reads them. */
export type Translations = { readonly [key: string]: string | Translations };

/** A dynamic import. */
export type Lazy<T> = () => Promise<{ default: T }>;

/** The address that a view is rendered for. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/**
 * Begins to fetch what a view shows first: its data, into the page's query cache, or code of its own
 * that the address asks for.
 */
export type Loader = (address: PageAddress) => Promise<unknown>;

/** How to load a section's translations in each language. */
export type TranslationSources = Readonly<Record<Language, Lazy<Translations>>>;

/**
 * An exposed module: a table of contents that names its views and where their translations are. What it
 * names is built in one file with it; the shell takes a view and the translations of the language in use.
 */
export interface SectionModule<View extends string = string> {
  readonly views: Readonly<Record<View, Lazy<ComponentType>>>;
  /**
   * What the views need first, beside themselves. Data that are there in time are drawn with the view
   * and not after it; a view that has no loader, or whose loader fails, fetches by itself.
   */
  readonly loaders?: Readonly<Partial<Record<View, Loader>>>;
  readonly translations: TranslationSources;
}
