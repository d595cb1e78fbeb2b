import type { ComponentType } from 'react';
import type { Language } from './language.ts';

/** Texts of a section in one language: nested keys, as i18next reads them. */
export type Texts = { readonly [key: string]: string | Texts };

type Lazy<T> = () => Promise<{ default: T }>;

/**
 * An exposed module: a table of contents that names its views and where their texts are. What it
 * names is built in one file with it; the shell takes a view and the texts of the language in use.
 */
export interface SectionModule<View extends string = string> {
  readonly views: Readonly<Record<View, Lazy<ComponentType>>>;
  readonly texts: Readonly<Record<Language, Lazy<Texts>>>;
}
