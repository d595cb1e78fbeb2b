import { inEveryLanguage, type TranslationSources } from 'shared/contract';
import type accessibilityTexts from './accessibility/locales/it.json';
import type privacyTexts from './frame/locales/it.json';
import type healthTexts from './health/page/locales/it.json';
import type texts from './locales/it.json';
import type searchTexts from './search/locales/it.json';
import type versionsTexts from './versions/locales/it.json';

declare module 'shared/translations' {
  interface NamespaceTranslations {
    shell: typeof texts;
    /** Loaded with the palette. */
    search: typeof searchTexts;
    /** Loaded with the privacy policy. */
    privacy: typeof privacyTexts;
    /** Loaded with a team's page. */
    health: typeof healthTexts;
    /** Loaded with `/versioni`. */
    versions: typeof versionsTexts;
    /** Loaded with `/accessibilita`. */
    accessibility: typeof accessibilityTexts;
  }
}

/** The shell's translations. Eager: the first script holds them in every language. */
export const translations: TranslationSources = inEveryLanguage(
  (language) => () => import(/* webpackMode: "eager" */ `./locales/${language}.json`),
);
