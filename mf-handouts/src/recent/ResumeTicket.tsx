import { Link, useTranslation } from 'shared/runtime';
import { FileName } from '../files/FileName.tsx';
import { TicketFigure } from '../files/TicketFigure.tsx';
import { CourseName } from '../names/CourseName.tsx';
import { readCoursePath } from '../paths.ts';
import { previewPath } from '../previewParams.ts';
import { lastPreview } from './lastPreview.ts';

/** The file that was last previewed as a ticket, with its page at the end. */
export function ResumeTicket() {
  const { t } = useTranslation('myCourses');
  const file = lastPreview.useValue();
  if (!file) return null;
  const { id, name, subject, list, page, pages } = file;
  return (
    <Link
      to={previewPath(list, id, page)}
      className="group flex min-h-25 rounded-card border border-hairline bg-surface transition-colors duration-150 hover:border-accent focus-visible:border-accent"
    >
      <span className="flex min-w-0 grow flex-col justify-center gap-0.5 px-5 py-3">
        <span className="truncate text-sm font-semibold text-accent">
          {t('resume.title')}
          {subject === '' ? null : (
            <>
              {' · '}
              <CourseName year={readCoursePath(list).year} subject={subject} />
            </>
          )}
        </span>
        <span className="line-clamp-2 font-bold break-words">
          <FileName name={name} subject={subject} />
        </span>
      </span>
      <span className="grid w-24 shrink-0 place-items-center border-l-2 border-dashed border-hairline">
        <TicketFigure
          label={t('resume.page', { page, pages })}
          above={t('resume.pageBefore')}
          figure={page}
          below={t('resume.pageAfter', { pages })}
        />
      </span>
    </Link>
  );
}
