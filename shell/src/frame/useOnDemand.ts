import { useState } from 'react';
import { usePartOnDemand } from 'shared/ui';
import { useCountLoading } from '../federation/loadingSlots.ts';

/**
 * A part of the frame whose code comes when it is first wanted, and whether it is open.
 *
 * @param whatFailed What did not load, in words for whoever wanted it and for the error report.
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  whatFailed: { shown: string; reported: string },
) {
  const [open, setOpen] = useState(false);
  const giveUp = () => setOpen(false);
  const part = usePartOnDemand(load, open, { source: 'shell', giveUp, ...whatFailed });
  useCountLoading(open && part === undefined);
  return { open, setOpen, part };
}
