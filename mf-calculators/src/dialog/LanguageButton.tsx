import { languages } from 'shared/contract';
import { useLanguageChoice } from 'shared/ui';
import { languageName } from '../destinations/languagesIn.ts';

/** Switches to the other language: the dialog covers the switch of the navigation bar. */
export function LanguageButton() {
  const { language: current, choose } = useLanguageChoice();
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-label={`${language.toUpperCase()}, ${languageName(language, language)}`}
        onClick={() => choose(language)}
        className="size-11 shrink-0 rounded-full text-sm font-semibold uppercase hover:bg-accent-soft"
      >
        {language}
      </button>
    ));
}
