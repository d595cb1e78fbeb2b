import { Link, useTranslation } from 'shared/runtime';
import type { ArtefactName } from '../health/artefactReport.ts';

/** To the page that says how the versions of a section or of the shell do on visitors' devices. */
export function HealthLink({ name }: { name: ArtefactName }) {
  const { t } = useTranslation('versions');
  return (
    <Link
      to={`/versioni/${name}`}
      className="mt-3 inline-flex min-h-9 items-center text-sm font-semibold text-accent hover:underline"
    >
      {t('health')}
    </Link>
  );
}
