import { Link, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { previewPath } from '../previewParams.ts';
import { recentFiles } from './recentFilesStore.ts';

/** The files that were opened on this device. */
export function RecentFiles() {
  const { t } = useTranslation('myCourses');
  const files = recentFiles.useValue();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="aperte-di-recente" className="flex flex-col gap-3 print:hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="aperte-di-recente" className="text-lg font-semibold text-quiet">
          {t('recent.heading')}
        </h2>
        <Button variant="ghost" size="sm" className="-mr-4" onClick={() => recentFiles.set([])}>
          {t('recent.forget')}
        </Button>
      </header>
      <ul className="grid gap-x-16 md:grid-cols-2">
        {files.map((file) => (
          <li key={`${file.page} ${file.id}`} className="border-t border-hairline">
            <Link
              to={previewPath(file.page, file.id)}
              lang="it"
              className="flex min-h-13 items-center gap-3 py-2 font-semibold break-words hover:text-accent"
            >
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-full border-3 border-accent bg-paper"
              />
              <span className="min-w-0">{file.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
