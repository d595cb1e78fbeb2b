import { createInstance, type TFunction } from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

export const languages = ['en', 'it'] as const;
export type ReportLanguage = (typeof languages)[number];

const resources: Record<ReportLanguage, { translation: typeof en }> = {
  en: { translation: en },
  it: { translation: it },
};
const i18n = createInstance();
// Resources that are in memory are ready when `init` returns.
void i18n.init({ resources, fallbackLng: false, interpolation: { escapeValue: false } });

/** @throws Error for a language that `--lang` does not know. */
export function languageNamed(asked: string): ReportLanguage {
  const lang = languages.find((known) => known === asked);
  if (lang === undefined) throw new Error(`--lang ${asked}: ${languages.join(', ')}`);
  return lang;
}

/** The texts of the report in a language. */
export function translator(language: ReportLanguage): TFunction {
  return i18n.getFixedT(language);
}
