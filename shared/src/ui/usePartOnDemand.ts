import { useEffect, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';

interface WhatFailed {
  /** Whose part it is, for the error report. */
  source: string;
  /** What did not load, in words for whoever wanted it. */
  shown: string;
  /** The same for the error report. */
  reported: string;
  /** Takes the wish back: the page is as it was before. */
  giveUp: () => void;
}

/**
 * A part of the page whose code comes when it is first wanted. Code that does not come is said in
 * passing, and asked for again the next time.
 *
 * @param load Fetches the part; what is there already is not fetched again.
 */
export function usePartOnDemand<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  { source, shown, reported, giveUp }: WhatFailed,
): Part | undefined {
  const { t } = useTranslation('common');
  const [part, setPart] = useState<Part>();
  const isMissing = isWanted && part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish asks again.
  useEffect(() => {
    if (!isMissing) return;
    let isStillWanted = true;
    load().then(
      (loaded) => setPart(() => loaded),
      (cause: unknown) => {
        reportError({ source, message: reported, cause });
        if (!isStillWanted) return;
        giveUp();
        toast.error({ title: t('errorTitle'), description: shown });
      },
    );
    return () => {
      isStillWanted = false;
    };
  }, [isMissing]);
  return part;
}
