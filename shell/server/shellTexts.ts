import { inEveryLanguage, type Language, type Translations } from 'shared/contract';
import { translations } from '../src/translations.ts';

/** The shell's texts that a page may show, by namespace. */
const sources = {
  shell: translations,
  accessibility: inEveryLanguage(
    (language) => () =>
      import(/* webpackMode: "eager" */ `../src/accessibility/locales/${language}.json`),
  ),
  privacy: inEveryLanguage(
    (language) => () => import(/* webpackMode: "eager" */ `../src/frame/locales/${language}.json`),
  ),
};

export async function shellTexts(language: Language): Promise<Record<string, Translations>> {
  const texts = Object.entries(sources).map(async ([namespace, source]) => {
    const { default: translations } = await source[language]();
    return [namespace, translations] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
