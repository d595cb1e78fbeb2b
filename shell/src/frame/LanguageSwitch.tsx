import { languages } from 'shared/contract';
import { setLanguage, useLanguage, useTranslation } from 'shared/runtime';

/** The two languages, side by side; the one in use is marked. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{t('nav.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          aria-label={t(`languages.${language}`)}
          onClick={() => void setLanguage(language)}
          className="min-h-10 min-w-10 rounded-full text-sm font-semibold uppercase opacity-75 aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4 aria-pressed:opacity-100"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}
