import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { type Body, englishName } from '../bodies.ts';

/** A `mailto:` link with a subject, or without one as it is. */
export function withSubject(mail: string, subject: string | undefined): string {
  return subject === undefined ? mail : `${mail}?subject=${encodeURIComponent(subject)}`;
}

/** The association's own address, for people who have none. */
export const associationMail = () => `mailto:${siteConfig().email}`;

/** The subject of a mail about some bodies, in the reader's language: "A proposito di ISU". */
export function useSubject(about: readonly Body[]): string | undefined {
  const { t } = useTranslation('representatives');
  const language = useLanguage();
  if (about.length === 0) return undefined;
  const names = about.map((body) => {
    const english = englishName(body, language);
    return english === undefined ? body.name : `${body.name} (${english})`;
  });
  return t('about', { body: names.join(', ') });
}
