import { useEffect, useRef, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../files/handoutFile.ts';
import { diskName } from './archiveNames.ts';
import { fetchFiles } from './fetchFiles.ts';
import { saveFile } from './saveFile.ts';

/** How many missing files a message names. */
const mostNamed = 3;

/** Fetches all files of a list and hands them over as one archive; leaving the page cancels it. */
export function useArchive(files: readonly HandoutFile[], archive: string) {
  const { t } = useTranslation(['handouts', 'common']);
  const running = useRef<AbortController>(null);
  const [done, setDone] = useState<number>();
  useEffect(() => () => running.current?.abort(), []);

  /** Names what is missing, or the first of it: a toast is no list. */
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
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const { files: entries, missing } = await fetchFiles(files, controller.signal, () =>
        setDone((count = 0) => count + 1),
      );
      if (entries.length === 0) {
        toast.error({ title: t('common:errorTitle'), description: t('archive.nothing') });
        return;
      }
      const { downloadZip } = await import('client-zip');
      saveFile(await downloadZip(entries).blob(), diskName(archive, '.zip'));
      const ready = { title: t('archive.ready') };
      if (missing.length === 0) toast.success(ready);
      else toast.message({ ...ready, description: missingText(missing) });
    } catch (cause) {
      if (controller.signal.aborted) return;
      reportError({ source: 'handouts', message: 'An archive could not be packed', cause });
      toast.error({ title: t('common:errorTitle'), description: t('archive.nothing') });
    } finally {
      // After a cancel, another run may have begun.
      if (running.current === controller) setDone(undefined);
    }
  };

  return {
    /** How many files are dealt with; undefined while nothing runs. */
    done,
    start,
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setDone(undefined);
    },
  };
}
