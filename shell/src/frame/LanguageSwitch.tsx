import { startTransition, useOptimistic } from 'react';
import { type Language, languages } from 'shared/contract';
import { setLanguage, useLanguage, useSearchParams, useTranslation } from 'shared/runtime';
import { painted } from './painted.ts';

/** The two languages, side by side; the one in use is marked. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  // Marked at once: the page's words take a moment.
  const [marked, mark] = useOptimistic(useLanguage());
  const [query, setQuery] = useSearchParams();

  const choose = (language: Language) => {
    startTransition(async () => {
      mark(language);
      await painted();
      await setLanguage(language);
    });
    if (!query.has('lang')) return;
    // The address named the language; it would still say the old one.
    const rest = new URLSearchParams(query);
    rest.delete('lang');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };

  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{t('nav.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === marked}
          aria-label={t(`languages.${language}`)}
          onClick={() => choose(language)}
          className="min-h-10 min-w-10 rounded-full text-sm font-semibold uppercase opacity-75 aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4 aria-pressed:opacity-100"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}
