import { useLanguage, useTranslation } from 'shared/runtime';

/** Says, to those who read in another language, that the files behind the translated titles are in Italian. */
export function FilesInItalian() {
  const { t } = useTranslation('guides');
  return useLanguage() === 'it' ? null : (
    <p className="text-sm text-quiet">{t('filesInItalian')}</p>
  );
}
