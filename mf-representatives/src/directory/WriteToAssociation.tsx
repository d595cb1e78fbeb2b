import { siteConfig, useTranslation } from 'shared/runtime';
import type { Person } from '../directory.ts';

/** Where somebody has no address of their own: the association's, which passes it on. */
export function WriteToAssociation({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('representatives');
  if (people.every(({ mail }) => mail !== undefined)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-5 text-sm text-quiet print:hidden">
      {t('noAddress')}
      <a
        href={`mailto:${siteConfig().email}`}
        className="inline-flex min-h-6 items-center font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t('writeToAssociation')}
      </a>
    </p>
  );
}
