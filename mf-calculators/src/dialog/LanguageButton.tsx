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
        onClick={() => choose(language)}
        className="min-h-11 shrink-0 text-sm font-semibold text-accent capitalize underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {languageName(language, language)}
      </button>
    ));
}
