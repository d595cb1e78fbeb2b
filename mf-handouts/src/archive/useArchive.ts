import { useEffect, useRef, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../files/handoutFile.ts';
import { diskName } from './archiveNames.ts';
import { fetchFiles } from './fetchFiles.ts';
import { saveFile } from './saveFile.ts';

/** Fetches all files of a course and hands them over as one archive; leaving the page cancels it. */
export function useArchive(files: readonly HandoutFile[], course: string) {
  const { t } = useTranslation('handouts');
  const running = useRef<AbortController>(null);
  const [done, setDone] = useState<number>();
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const entries = await fetchFiles(files, controller.signal, () =>
        setDone((count = 0) => count + 1),
      );
      const missing = files.length - entries.length;
      if (entries.length === 0) {
        toast.error({ title: t('common:errorTitle'), description: t('archive.nothing') });
        return;
      }
      const { downloadZip } = await import('client-zip');
      saveFile(await downloadZip(entries).blob(), diskName(course, '.zip'));
      const ready = { title: t('archive.ready') };
      if (missing === 0) toast.success(ready);
      else toast.message({ ...ready, description: t('archive.missing', { count: missing }) });
    } catch (cause) {
      if (controller.signal.aborted) return;
      reportError({ source: 'handouts', message: 'A course could not be packed', cause });
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
