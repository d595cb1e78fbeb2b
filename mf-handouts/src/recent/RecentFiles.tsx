import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { StationRow } from '../myCourses/StationRow.tsx';
import { CourseName } from '../names/CourseName.tsx';
import { readCoursePath } from '../paths.ts';
import { previewPath } from '../previewParams.ts';
import type { RecentFile } from './recentFiles.ts';
import { recentFiles } from './recentFilesStore.ts';

/** The files that were opened on this device. */
export function RecentFiles() {
  const { t } = useTranslation('myCourses');
  const files = recentFiles.useValue();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="aperte-di-recente" className="flex flex-col gap-2 print:hidden">
      <StationRow
        id="aperte-di-recente"
        heading="h2"
        title={t('recent.heading')}
        end={
          <Button variant="ghost" size="sm" className="-mr-4" onClick={() => recentFiles.set([])}>
            {t('recent.forget')}
          </Button>
        }
        stations={files.map(stationOf)}
      />
    </section>
  );
}

/** A file as a station, with its course below; the law degree's files have none. */
function stationOf({ id, name, page }: RecentFile) {
  const { year, subject } = readCoursePath(page);
  const to = previewPath(page, id);
  if (!year) return { to, name: <FileName name={name} /> };
  return {
    to,
    name: <FileName name={name} subject={subject} />,
    note: (
      <p className="line-clamp-1 text-sm text-quiet">
        <CourseName year={year} subject={subject} />
      </p>
    ),
  };
}
