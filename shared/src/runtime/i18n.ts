import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type Language, languages } from '../contract/language.ts';
import type { SectionModule, Texts } from '../contract/section.ts';
import { commonTexts } from './commonTexts.ts';
import { safeStorage } from './safeStorage.ts';

export const languageStorageKey = 'language';

const sources = new Map<string, SectionModule['texts']>();

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language that the visitor chose on this device, else Italian. */
function rememberedLanguage(): Language {
  const stored = safeStorage.getItem(languageStorageKey);
  return isLanguage(stored) ? stored : 'it';
}

/**
 * Starts translation with the shell's own texts, which are in the page already. The texts of a
 * section arrive with `addTexts`; i18next loads them for each language when it is needed.
 */
export async function startI18n(shellTexts: Record<Language, Texts>): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use({
      type: 'backend',
      init() {},
      read(language: string, namespace: string, done: (error: unknown, texts: unknown) => void) {
        const source = sources.get(namespace);
        if (!source || !isLanguage(language)) return done(null, {});
        source[language]().then(
          (module) => done(null, module.default),
          (error: unknown) => done(error, null),
        );
      },
    })
    .init({
      lng: rememberedLanguage(),
      supportedLngs: [...languages],
      // A missing text shows its key: a gap must be seen, not filled with the other language.
      fallbackLng: false,
      ns: ['common', 'shell'],
      defaultNS: 'common',
      resources: {
        it: { common: commonTexts.it, shell: shellTexts.it },
        en: { common: commonTexts.en, shell: shellTexts.en },
      },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  document.documentElement.lang = i18next.language;
}

/** Makes a section's texts known and loads those of the language in use. */
export async function addTexts(namespace: string, texts: SectionModule['texts']): Promise<void> {
  sources.set(namespace, texts);
  await i18next.loadNamespaces(namespace);
  const language = currentLanguage();
  if (i18next.hasResourceBundle(language, namespace)) return;
  // i18next remembers a failed load and would not ask again.
  i18next.addResourceBundle(language, namespace, (await texts[language]()).default);
}

function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'it';
}

/** Changes the language of the page at once and remembers it on the device. */
export async function setLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  safeStorage.setItem(languageStorageKey, language);
}

/** The language in use. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
