import { useTranslation } from 'shared/runtime';
import { Button, Icon, Progress } from 'shared/ui';
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
        <div className="w-full max-w-72">
          <Progress
            label={t('archive.progress')}
            value={done}
            max={files.length}
            valueText={t('archive.step', { done, total: files.length })}
          />
        </div>
      ) : null}
    </div>
  );
}
