import type { ReactNode } from 'react';
import type { ArtefactName } from 'shared/contract';
import { Link, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, ErrorState, Icon, Skeleton } from 'shared/ui';
import { DailyViews } from './DailyViews.tsx';
import { ErrorList } from './ErrorList.tsx';
import { type HealthReport, healthOf } from './healthReport.ts';
import { VersionTable } from './VersionTable.tsx';
import { VitalsByRoute } from './VitalsByRoute.tsx';

/** A team's page: how the versions of its section do on visitors' devices. */
export default function TeamHealth({ name }: { name: ArtefactName }) {
  const { t } = useTranslation('health');
  const { data: report, isError, refetch } = useQuery(healthOf(name));
  return (
    <div className="flex flex-col gap-12">
      <div>
        <p className="max-w-measure">{t('intro')}</p>
        <Link
          to="/versioni"
          className="mt-2 inline-flex min-h-9 items-center gap-2 text-sm font-semibold text-accent hover:underline"
        >
          <Icon name="back" className="size-4" />
          {t('back')}
        </Link>
      </div>
      {report ? <Sections name={name} report={report} /> : null}
      {!report && isError ? (
        <ErrorState title={t('unreadable')} onRetry={() => refetch()}>
          {t('unreadableHint')}
        </ErrorState>
      ) : null}
      {!report && !isError ? <Skeleton className="h-96 w-full" /> : null}
    </div>
  );
}

function Sections({ name, report }: { name: ArtefactName; report: HealthReport }) {
  const { t } = useTranslation('health');
  if (report.days.length === 0) {
    return <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>;
  }
  return (
    <>
      <Part title={t('versions')}>
        <VersionTable name={name} report={report} />
      </Part>
      <Part title={t('days')}>
        <DailyViews days={report.days} />
      </Part>
      <Part title={t('vitals')}>
        <VitalsByRoute vitals={report.vitals} />
      </Part>
      <Part title={t('errors')}>
        <ErrorList errors={report.errors} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-4 text-xl font-extrabold">{title}</h2>
      {children}
    </section>
  );
}
