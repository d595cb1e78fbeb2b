import i18next, { type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type Language, languages } from '../contract/language.ts';
import type { SectionModule, Translations } from '../contract/section.ts';
import type { NamespaceTranslations } from '../contract/translations.ts';
import { commonTranslations } from './commonTranslations.ts';
import { reportError } from './reportError.ts';
import { safeStorage } from './safeStorage.ts';

const languageStorageKey = 'language';

/** How long a switch waits for the sections' translations, so that the page changes in one go. */
const patience = 800;

/** Where the translations of each section that was seen in this page come from, and of which version. */
const sources = new Map<string, { translations: SectionModule['translations']; version: string }>();

/** The translations that have come, by language, section and version. */
const arrived = new Set<string>();

/** Sections that still speak the other language, because their translations have not come. */
const lent = new Set<string>();

/** How often a language was chosen in this page. */
let choices = 0;

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language in which the page begins: the one that its address names (`?lang=en`, as search
 * engines link it), else the one chosen on this device, else Italian. Whoever follows a link to the
 * English site chose English, and finds it again on the next page.
 */
export function initialLanguage(): Language {
  const named = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(named)) {
    safeStorage.setItem(languageStorageKey, named);
    return named;
  }
  const stored = safeStorage.getItem(languageStorageKey);
  return isLanguage(stored) ? stored : 'it';
}

/** The translation function of a namespace in one language, whatever the interface's is. */
export function translator<Namespace extends keyof NamespaceTranslations>(
  language: Language,
  namespace: Namespace,
): TFunction<Namespace> {
  return i18next.getFixedT(language, namespace);
}

function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'it';
}

/**
 * Starts translation with the shell's own translations, which are in the page already. The translations of a
 * section arrive with `addTranslations`.
 */
export async function startI18n(
  shellTexts: Record<Language, Translations>,
  language: Language,
): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: [...languages],
    // A missing text shows its key: a gap must be seen, not filled with the other language.
    fallbackLng: false,
    ns: ['common', 'shell'],
    defaultNS: 'common',
    resources: {
      it: { common: commonTranslations.it, shell: shellTexts.it },
      en: { common: commonTranslations.en, shell: shellTexts.en },
    },
    interpolation: { escapeValue: false },
    // `added`: what is on screen changes when late translations arrive.
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  nameLanguage(language);
}

/** Tells the browser; there is none where pages are drawn before anybody asks for them. */
function nameLanguage(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/**
 * Makes a section's translations known and loads those of the language in use.
 *
 * @param version The section's version. Two may be in one page, when the live one failed: the one
 *   that came last has the word.
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
    // The visitor may have chosen the other one meanwhile.
  } while (language !== currentLanguage());
}

/** The same in every language at once, for texts that are searched in both. */
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
  if (!source || (arrived.has(`${key}/${source.version}`) && !lent.has(key))) return;
  const { default: translations } = await source.translations[language]();
  lent.delete(key);
  // Those of another version are partly overwritten now, and would have to come again.
  for (const known of arrived) if (known.startsWith(`${key}/`)) arrived.delete(known);
  arrived.add(`${key}/${source.version}`);
  // What another version says beyond these stays: something of it may still be on screen.
  i18next.addResourceBundle(language, namespace, translations, true, true);
}

/**
 * Changes the language of the page and remembers it on the device. A section whose translations do not
 * come in time keeps the ones that it has until they do: it never holds up the page, and never
 * shows keys.
 */
export async function setLanguage(language: Language): Promise<void> {
  choices += 1;
  const choice = choices;
  const loads = [...sources.keys()].map((namespace) => loadOrReport(namespace, language));
  await Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, patience))]);
  // The last click wins, however long the translations of an earlier one take.
  if (choice !== choices) return;
  const before = currentLanguage();
  // A section may have arrived while the translations were on their way.
  for (const namespace of sources.keys()) {
    if (i18next.hasResourceBundle(language, namespace)) continue;
    const translations = i18next.getResourceBundle(before, namespace);
    // Its own arrival is still under way, and brings them.
    if (translations === undefined) continue;
    lent.add(`${language}/${namespace}`);
    i18next.addResourceBundle(language, namespace, translations);
    void loadOrReport(namespace, language);
  }
  await i18next.changeLanguage(language);
  nameLanguage(language);
  safeStorage.setItem(languageStorageKey, language);
}

async function loadOrReport(namespace: string, language: Language): Promise<void> {
  try {
    await loadTexts(namespace, language);
  } catch (cause) {
    reportError({ source: namespace, message: `The ${language} translations did not load`, cause });
  }
}

/** The language in use. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
