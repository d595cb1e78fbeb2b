import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { PreviewItem } from '../previewParams.ts';

interface FileStepsProps {
  previous: PreviewItem | undefined;
  next: PreviewItem | undefined;
  onShow: (item: PreviewItem) => void;
}

/** `aria-disabled` instead of `disabled`, which would move the focus out of the panel. */
const stepClasses =
  'flex min-h-13 min-w-0 items-center gap-2 rounded-full px-3 text-sm hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:opacity-40';

/** Steps to the other files of the list; the next one has its name. */
export function FileSteps({ previous, next, onShow }: FileStepsProps) {
  const { t } = useTranslation('handoutsPreview');
  if (!previous && !next) return null;
  return (
    <div className="flex items-center justify-between gap-2 border-t border-hairline px-2 py-1">
      <button
        type="button"
        aria-disabled={!previous}
        onClick={() => previous && onShow(previous)}
        className={`${stepClasses} shrink-0`}
      >
        <Icon name="back" />
        <span className="max-sm:sr-only">{t('previous')}</span>
      </button>
      <button
        type="button"
        aria-disabled={!next}
        onClick={() => next && onShow(next)}
        className={`${stepClasses} text-right`}
      >
        <span className="min-w-0">
          <span className="block text-xs text-quiet">{t('next')}</span>{' '}
          {next ? (
            <span lang="it" className="block truncate font-semibold">
              {next.file.name}
            </span>
          ) : null}
        </span>
        <Icon name="arrow" className="size-5 shrink-0" />
      </button>
    </div>
  );
}
