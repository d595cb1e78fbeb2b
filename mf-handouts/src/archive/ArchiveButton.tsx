import { useEffect, useRef, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import { Button, Disclosure, Icon, Progress, savesFiles } from 'shared/ui';
import type { ListedFiles } from '../course/useFileList.ts';
import { isLarge, useSizeText } from '../files/fileSize.ts';
import type { HandoutFile } from '../handoutFile.ts';

/** More names would not fit a toast. */
const mostNamed = 3;

interface ArchiveButtonProps {
  list: ListedFiles;
  /** The archive's name. */
  name: string;
}

/**
 * Downloads all files of a list as one archive, and asks before a large one; the same button cancels it, and so does
 * leaving the page.
 */
export function ArchiveButton({ list, name }: ArchiveButtonProps) {
  const { t } = useTranslation(['handouts', 'common']);
  const sizeText = useSizeText();
  const running = useRef<AbortController>(null);
  /** How many files are fetched or missing; undefined while nothing runs. */
  const [done, setDone] = useState<number>();
  useEffect(() => () => running.current?.abort(), []);

  const missingText = (missing: readonly HandoutFile[]) => {
    const names = missing.slice(0, mostNamed).map(({ name }) => name);
    const more = missing.length - names.length;
    return t('archive.missing', {
      count: missing.length,
      names:
        more === 0 ? names.join(', ') : t('archive.andMore', { names: names.join(', '), more }),
    });
  };

  const start = async () => {
    if (!savesFiles()) return;
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const [{ files }, { downloadArchive }] = await Promise.all([
        list.readAll(),
        import(/* webpackChunkName: "archive" */ './downloadArchive.ts'),
      ]);
      const missing = await downloadArchive(files, name, controller.signal, () =>
        setDone((count = 0) => count + 1),
      );
      if (missing.length === files.length) {
        toast.error({ title: t('common:errorTitle'), description: t('archive.nothing') });
        return;
      }
      const ready = { title: t('archive.ready') };
      if (missing.length === 0) toast.success(ready);
      else toast.message({ ...ready, description: missingText(missing) });
    } catch (cause) {
      if (controller.signal.aborted) return;
      reportError({ source: 'handouts', message: 'An archive could not be created', cause });
      toast.error({ title: t('common:errorTitle'), description: t('archive.nothing') });
    } finally {
      // After a cancel, another run may have started.
      if (running.current === controller) setDone(undefined);
    }
  };

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setDone(undefined);
  };

  const isRunning = done !== undefined;
  const size = list.bytes === undefined ? undefined : sizeText(list.bytes);
  if (!isRunning && size !== undefined && isLarge(list.bytes ?? 0)) {
    return (
      <Disclosure
        label={`${t('archive.start')}, ${size}`}
        labelRest=""
        icon="download"
        size="default"
      >
        {(close) => (
          <div className="flex flex-col items-start gap-3 px-4 py-2.5">
            <p className="text-sm text-quiet">{t('archive.large', { size })}</p>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                close();
                void start();
              }}
            >
              <Icon name="download" className="size-4.5" />
              {t('archive.startLarge', { size })}
            </Button>
          </div>
        )}
      </Disclosure>
    );
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
      <Button
        variant="outline"
        className="max-[13rem]:px-2"
        onClick={isRunning ? cancel : () => void start()}
      >
        <Icon name={isRunning ? 'close' : 'download'} />
        {isRunning ? t('archive.cancel') : t('archive.start')}
        {!isRunning && size ? <span className="font-normal text-quiet">{size}</span> : null}
      </Button>
      {isRunning ? (
        <div className="w-full max-w-72">
          <Progress
            label={t('archive.progress')}
            value={done}
            max={list.total}
            valueText={t('archive.step', { done, total: list.total })}
          />
        </div>
      ) : null}
    </div>
  );
}
