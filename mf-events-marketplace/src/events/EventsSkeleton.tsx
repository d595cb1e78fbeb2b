import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';

const rows = ['first', 'second', 'third', 'fourth'];

/** The place of the timetable while it is read. */
export function EventsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-col gap-6 pt-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {rows.map((row) => (
        <Skeleton key={row} className="h-66 lg:h-31" />
      ))}
    </div>
  );
}
