import { memo, useState } from 'react';
import { defaultLanguage, type Language, languageParameter, languages } from 'shared/contract';
import { setLanguage, useLanguage, useSearchParams, useTranslation } from 'shared/runtime';
import { useUpdateSearchParams, WithoutScripts } from 'shared/ui';

const itemClasses =
  'min-h-10 min-w-10 rounded-full text-sm font-semibold uppercase opacity-75 decoration-2 underline-offset-4';

/** One button per language, the current one is pressed; without scripts, one link. */
export const LanguageSwitch = memo(function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  /** Shown as pressed before the translations have loaded. */
  const [chosen, setChosen] = useState<Language>();
  const updateParams = useUpdateSearchParams();

  const show = async (language: Language) => {
    setChosen(language);
    await afterNextPaint();
    await setLanguage(language);
    setChosen((last) => (last === language ? undefined : last));
  };

  const choose = (language: Language) => {
    void show(language);
    // A reload asks for the page in this language.
    const change = (params: URLSearchParams) => {
      if (language === defaultLanguage) params.delete(languageParameter);
      else params.set(languageParameter, language);
    };
    void updateParams(change, { replace: true });
  };

  return (
    <>
      <WithoutScripts>
        <LanguageLinks />
      </WithoutScripts>
      <fieldset className="flex items-center noscript:hidden">
        <legend className="sr-only">{t('nav.language')}</legend>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === (chosen ?? current)}
            aria-label={`${language.toUpperCase()}, ${t(`languages.${language}`)}`}
            onClick={() => choose(language)}
            className={`${itemClasses} aria-pressed:underline aria-pressed:opacity-100`}
          >
            {language}
          </button>
        ))}
      </fieldset>
    </>
  );
});

/** The same page in each language. Relative, because one frame is served at many paths. */
function LanguageLinks() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const [query] = useSearchParams();
  const addressIn = (language: Language) => {
    const params = new URLSearchParams(query);
    params.set(languageParameter, language);
    return `?${params}`;
  };
  return (
    <nav aria-label={t('nav.language')} className="flex items-center">
      {languages.map((language) => (
        <a
          key={language}
          href={addressIn(language)}
          lang={language}
          hrefLang={language}
          aria-label={`${language.toUpperCase()}, ${t(`languages.${language}`)}`}
          aria-current={language === current ? 'true' : undefined}
          className={`${itemClasses} grid place-items-center aria-[current=true]:underline aria-[current=true]:opacity-100`}
        >
          {language}
        </a>
      ))}
    </nav>
  );
}

/** A page in the background never paints. */
const paintTimeoutMs = 100;

/** Resolves after the next paint, so that slow work does not delay the response to an input. */
function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // Animation frame callbacks run before the paint, a task queued there runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, paintTimeoutMs);
  });
}
