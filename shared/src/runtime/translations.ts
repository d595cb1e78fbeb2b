import i18next, { type i18n, type Namespace, type TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

/** The texts of one i18next, as components subscribe to them. */
interface PageTranslations {
  language: () => string;
  /** The translate function of one or more namespaces: the same one until their texts change. */
  translate: <Namespaces extends Namespace>(namespaces: Namespaces) => TFunction<Namespaces>;
  /** Calls the listener when the language changes, and when late translations were added. */
  subscribe: (listener: () => void) => () => void;
}

const known = new WeakMap<i18n, PageTranslations>();

/** The texts of an i18next that is initialised; always the same object. */
export function translationsOf(i18n: i18n): PageTranslations {
  const translations = known.get(i18n) ?? createTranslations(i18n);
  known.set(i18n, translations);
  return translations;
}

function createTranslations(i18n: i18n): PageTranslations {
  /** By language and namespaces. Components share them, so that a render creates none. */
  const functions = new Map<string, TFunction<Namespace>>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  i18n.on('languageChanged', notify);
  i18n.store.on('added', (_, namespace) => {
    for (const key of functions.keys()) {
      if (key.split(' ').includes(namespace)) functions.delete(key);
    }
    notify();
  });

  function translate<Namespaces extends Namespace>(namespaces: Namespaces): TFunction<Namespaces>;
  function translate(namespaces: Namespace): TFunction<Namespace> {
    const key = [i18n.language, namespaces].flat().join(' ');
    const translate = functions.get(key) ?? i18n.getFixedT(i18n.language, namespaces);
    functions.set(key, translate);
    return translate;
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

/** The translations of react-i18next's provider, which the renderer has for each request, or the page's own. */
function usePageTranslations(): PageTranslations {
  return translationsOf(useContext(I18nContext)?.i18n ?? i18next);
}

/**
 * The translate function of one or more namespaces, in the page's language. Re-renders when the language
 * changes, and when late translations of these namespaces were added. It replaces react-i18next's
 * hook, which copies the whole instance for each component: see
 * docs/decisions/0016-render-sections-on-a-server.md.
 */
export function useTranslation<const Namespaces extends Namespace>(
  namespaces: Namespaces,
): { t: TFunction<Namespaces> } {
  const { translate, subscribe } = usePageTranslations();
  const current = () => translate(namespaces);
  return { t: useSyncExternalStore(subscribe, current, current) };
}

/** The language as i18next names it. */
export function useI18nLanguage(): string {
  const { language, subscribe } = usePageTranslations();
  return useSyncExternalStore(subscribe, language, language);
}
