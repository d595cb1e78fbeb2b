import { useEffect, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import { useCountLoading } from '../federation/placesLoading.ts';

/**
 * A part of the frame whose code comes when it is first wanted, and whether it is wanted. Code that
 * does not come is said in passing, and asked for again the next time: the page stays as it is.
 *
 * @param load Fetches the part; what is there already is not fetched again.
 * @param whatFailed What did not load, in words for whoever wanted it and for the error report.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  whatFailed: { shown: string; reported: string },
) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const [part, setPart] = useState<Part>();
  const awaited = open && part === undefined;
  useCountLoading(awaited);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words ask for nothing new.
  useEffect(() => {
    if (!awaited) return;
    let wanted = true;
    load().then(
      (loaded) => setPart(() => loaded),
      (cause: unknown) => {
        reportError({ source: 'shell', message: whatFailed.reported, cause });
        if (!wanted) return;
        setOpen(false);
        toast.error({ title: t('errorTitle'), description: whatFailed.shown });
      },
    );
    return () => {
      wanted = false;
    };
  }, [awaited]);

  return { open, setOpen, part };
}
