import { memo } from 'react';
import { type Language, languageParameter, languages } from 'shared/contract';
import { useLanguage, useSearchParams, useTranslation } from 'shared/runtime';
import { useLanguageChoice, WithoutScripts } from 'shared/ui';

const itemClasses =
  'min-h-10 min-w-10 rounded-full text-sm font-semibold uppercase opacity-75 decoration-2 underline-offset-4';

/** One button per language, the current one is pressed; without scripts, one link. */
export const LanguageSwitch = memo(function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { language: chosen, choose } = useLanguageChoice();

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
            aria-pressed={language === chosen}
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
