import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { HandoutFile } from '../files/handoutFile.ts';
import { useArchive } from './useArchive.ts';

interface ArchiveButtonProps {
  files: readonly HandoutFile[];
  /** What they are together: the archive's name. */
  name: string;
}

/** All files of a list as one download; the same button cancels it on the way. */
export function ArchiveButton({ files, name }: ArchiveButtonProps) {
  const { t } = useTranslation('handouts');
  const { done, start, cancel } = useArchive(files, name);
  const isRunning = done !== undefined;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button
        variant="outline"
        onClick={() => {
          if (isRunning) cancel();
          else void start();
        }}
      >
        <Icon name={isRunning ? 'close' : 'download'} />
        {isRunning ? t('archive.cancel') : t('archive.start')}
      </Button>
      {isRunning ? (
        <>
          <span
            role="progressbar"
            aria-label={t('archive.progress')}
            aria-valuemin={0}
            aria-valuemax={files.length}
            aria-valuenow={done}
            className="h-1 w-32 overflow-hidden rounded-full bg-hairline"
          >
            <span
              className="block h-full bg-line transition-[width] duration-200"
              style={{ width: `${(100 * done) / files.length}%` }}
            />
          </span>
          <span aria-hidden="true" className="text-sm text-quiet tabular-nums">
            {t('archive.step', { done, total: files.length })}
          </span>
        </>
      ) : null}
    </div>
  );
}
