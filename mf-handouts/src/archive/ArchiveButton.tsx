import { useTranslation } from 'shared/runtime';
import { Button, Icon, Progress } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { useArchive } from './useArchive.ts';

interface ArchiveButtonProps {
  files: readonly HandoutFile[];
  /** The archive's name. */
  name: string;
}

/** Downloads all files of a list as one archive; the same button cancels it. */
export function ArchiveButton({ files, name }: ArchiveButtonProps) {
  const { t } = useTranslation('handouts');
  const { done, start, cancel } = useArchive(files, name);
  const isRunning = done !== undefined;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
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
