import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { type Body, bodyName } from '../bodies.ts';

/**
 * Completes a `mailto:` link with a subject about some bodies, in the reader's language: "A proposito di ISU".
 * Without a link it is the association's own address.
 */
export function useMailAbout(about: readonly Body[]): (mail?: string) => string {
  const { t } = useTranslation('representatives');
  const language = useLanguage();
  const names = about.map((body) => bodyName(body, language));
  const subject = encodeURIComponent(t('about', { body: names.join(', ') }));
  return (mail = `mailto:${siteConfig().email}`) =>
    names.length === 0 ? mail : `${mail}?subject=${subject}`;
}
