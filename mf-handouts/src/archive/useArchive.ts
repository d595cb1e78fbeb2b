import { useEffect, useRef, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';

/** More names would not fit a toast. */
const mostNamed = 3;

/** Downloads all files of a list as one archive; leaving the page cancels it. */
export function useArchive(files: readonly HandoutFile[], archiveName: string) {
  const { t } = useTranslation(['handouts', 'common']);
  const running = useRef<AbortController>(null);
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
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const { downloadArchive } = await import(
        /* webpackChunkName: "archive" */ './downloadArchive.ts'
      );
      const missing = await downloadArchive(files, archiveName, controller.signal, () =>
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

  return {
    /** How many files are fetched or missing; undefined while nothing runs. */
    done,
    start,
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setDone(undefined);
    },
  };
}
