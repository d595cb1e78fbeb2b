import i18next, { type InitOptions, type TFunction } from 'i18next';
import {
  defaultLanguage,
  inEveryLanguage,
  type Language,
  languageNamed,
  languageParameter,
  languageStorageKey,
  languages,
} from '../contract/language.ts';
import type { SectionModule, TranslationSources } from '../contract/section.ts';
import type { NamespaceTranslations } from '../contract/translations.ts';
import { reportError } from './reportError.ts';
import { safeStorage } from './safeStorage.ts';
import { useI18nLanguage } from './translations.ts';

/** The translations that every section uses. Eager: they are in the same file as the runtime. */
export const commonTranslations: TranslationSources = inEveryLanguage(
  (language) => () => import(/* webpackMode: "eager" */ `./locales/${language}.json`),
);

/** How long a switch waits for the sections' translations, so that the page changes at once. */
const switchTimeoutMs = 800;

/** The loaders of each section's translations, and the section's version. */
const sources = new Map<string, { translations: SectionModule['translations']; version: string }>();

/** The loaded translations, as `language/namespace/version`. */
const loaded = new Set<string>();

/** Namespaces that show the other language until theirs has loaded, as `language/namespace`. */
const substituted = new Set<string>();

/** Counts language switches, so that only the last one takes effect. */
let choices = 0;

/** The initial language: from the URL (`?lang=en`), which somebody else may have chosen, else the stored one. */
export function initialLanguage(): Language {
  const named = languageNamed(new URLSearchParams(window.location.search).get(languageParameter));
  return named ?? languageNamed(safeStorage.getItem(languageStorageKey)) ?? defaultLanguage;
}

/** The translation function of a namespace in a given language, regardless of the page's. */
export function translator<Namespace extends keyof NamespaceTranslations>(
  language: Language,
  namespace: Namespace,
): TFunction<Namespace> {
  return i18next.getFixedT(language, namespace);
}

function currentLanguage(): Language {
  return languageNamed(i18next.language) ?? defaultLanguage;
}

/** What the browser and the renderer set alike. */
export const i18nOptions: InitOptions = {
  supportedLngs: [...languages],
  // A missing text shows its key, so that the gap is noticed.
  fallbackLng: false,
  ns: ['common', 'shell'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
};

/** Starts i18next with the shell's translations. Sections add theirs with `addTranslations`. */
export async function startI18n(
  shellTranslations: TranslationSources,
  language: Language,
): Promise<void> {
  const resources = languages.map(async (each) => {
    const [common, shell] = await Promise.all([
      commonTranslations[each](),
      shellTranslations[each](),
    ]);
    return [each, { common: common.default, shell: shell.default }];
  });
  await i18next.init({
    ...i18nOptions,
    lng: language,
    resources: Object.fromEntries(await Promise.all(resources)),
  });
  setDocumentLanguage(language);
}

/** Sets the document's language; there is no document when prerendering. */
function setDocumentLanguage(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/**
 * Registers a section's translations and loads those of the current language.
 *
 * @param version The section's version. When two are in one page, because the live one failed, the last
 *   one wins.
 */
export async function addTranslations(
  namespace: string,
  translations: SectionModule['translations'],
  version = '',
): Promise<void> {
  sources.set(namespace, { translations, version });
  let language: Language;
  do {
    language = currentLanguage();
    await loadTexts(namespace, language);
    // The visitor may have switched meanwhile.
  } while (language !== currentLanguage());
}

/** Like `addTranslations`, but loads all languages, for texts that are searched in all of them. */
export async function addTranslationsOfAllLanguages(
  namespace: string,
  translations: SectionModule['translations'],
  version = '',
): Promise<void> {
  sources.set(namespace, { translations, version });
  await Promise.all(languages.map((language) => loadTexts(namespace, language)));
}

async function loadTexts(namespace: string, language: Language): Promise<void> {
  const key = `${language}/${namespace}`;
  const source = sources.get(namespace);
  if (!source || (loaded.has(`${key}/${source.version}`) && !substituted.has(key))) return;
  const { default: translations } = await source.translations[language]();
  substituted.delete(key);
  // Another version's translations are partly overwritten now, and must be loaded again if used.
  for (const known of loaded) if (known.startsWith(`${key}/`)) loaded.delete(known);
  loaded.add(`${key}/${source.version}`);
  // Merged, because keys of another version may still be on screen.
  i18next.addResourceBundle(language, namespace, translations, true, true);
}

/**
 * Changes and stores the language of the page. A section whose translations load late shows the other
 * language until then, so that it neither blocks the switch nor shows keys.
 */
export async function setLanguage(language: Language): Promise<void> {
  choices += 1;
  const choice = choices;
  const loads = [...sources.keys()].map((namespace) => loadOrReport(namespace, language));
  await Promise.race([
    Promise.all(loads),
    new Promise((resolve) => setTimeout(resolve, switchTimeoutMs)),
  ]);
  // A later switch wins over this one.
  if (choice !== choices) return;
  const before = currentLanguage();
  // Includes sections that were added while the translations loaded.
  for (const namespace of sources.keys()) {
    if (i18next.hasResourceBundle(language, namespace)) continue;
    const translations = i18next.getResourceBundle(before, namespace);
    // The namespace's `addTranslations` is still loading them.
    if (translations === undefined) continue;
    substituted.add(`${language}/${namespace}`);
    i18next.addResourceBundle(language, namespace, translations);
    void loadOrReport(namespace, language);
  }
  safeStorage.setItem(languageStorageKey, language);
  await i18next.changeLanguage(language);
  setDocumentLanguage(language);
}

async function loadOrReport(namespace: string, language: Language): Promise<void> {
  try {
    await loadTexts(namespace, language);
  } catch (cause) {
    reportError({ source: namespace, message: `The ${language} translations did not load`, cause });
  }
}

/** The current language; re-renders when it changes. */
export function useLanguage(): Language {
  return languageNamed(useI18nLanguage()) ?? defaultLanguage;
}
