import i18next, { type i18n, type Namespace, type TFunction } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The texts of one i18next, as components subscribe to them. */
export interface PageTranslations {
  language: () => string;
  /** The translate function of one or more namespaces: the same one until their texts change. */
  translate: <Namespaces extends Namespace>(namespaces: Namespaces) => TFunction<Namespaces>;
  /** Calls the listener when the language changes, and when late translations were added. */
  subscribe: (listener: () => void) => () => void;
}

/** @param i18n Not initialised yet, so that nothing is added to it unnoticed. */
export function pageTranslations(i18n: i18n): PageTranslations {
  /** By language and namespaces. Components share them, so that a render creates none. */
  const functions = new Map<string, TFunction<Namespace>>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  i18n.on('languageChanged', notify);
  i18n.on('initialized', () =>
    i18n.store.on('added', (_, namespace) => {
      for (const key of functions.keys()) {
        if (key.split(' ').includes(namespace)) functions.delete(key);
      }
      notify();
    }),
  );

  function translate<Namespaces extends Namespace>(namespaces: Namespaces): TFunction<Namespaces>;
  function translate(namespaces: Namespace): TFunction<Namespace> {
    const key = [i18n.language, namespaces].flat().join(' ');
    const known = functions.get(key) ?? i18n.getFixedT(i18n.language, namespaces);
    functions.set(key, known);
    return known;
  }

  return {
    language: () => i18n.language,
    translate,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The page's own; the renderer provides those of each request. */
export const TranslationsContext = createContext(pageTranslations(i18next));

/**
 * The translate function of one or more namespaces, in the page's language. Re-renders when the language
 * changes, and when late translations of these namespaces were added.
 */
export function useTranslation<const Namespaces extends Namespace>(
  namespaces: Namespaces,
): { t: TFunction<Namespaces> } {
  const { translate, subscribe } = useContext(TranslationsContext);
  const current = () => translate(namespaces);
  return { t: useSyncExternalStore(subscribe, current, current) };
}

/** The language as i18next names it. */
export function useI18nLanguage(): string {
  const { language, subscribe } = useContext(TranslationsContext);
  return useSyncExternalStore(subscribe, language, language);
}
