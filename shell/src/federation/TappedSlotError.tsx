import { useCallback, useRef } from 'react';
import type { RemoteName } from 'shared/contract';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import type { SlotState } from './useView.ts';

interface TappedSlotErrorProps {
  remote: RemoteName;
  slot: SlotState;
  /** How many times the visitor tapped what needs the code; without a tap nothing is shown. */
  taps: number;
}

/**
 * The error of a slot whose HTML stays, for a visitor who tapped what needs the code. It is below the HTML, which
 * may be longer than the screen, so the page scrolls to it: once per tap, because automatic retries fail too.
 */
export function TappedSlotError({ remote, slot, taps }: TappedSlotErrorProps) {
  const { state, attempt, retry } = slot;
  const lastShown = useRef(0);
  const show = useCallback(
    (error: HTMLElement | null) => {
      if (!error || lastShown.current === taps) return;
      lastShown.current = taps;
      error.scrollIntoView({ block: 'nearest' });
    },
    [taps],
  );
  if (taps === 0 || state.step !== 'failed') return null;
  return (
    <div ref={show} className="scroll-mb-6 pt-6">
      <RemoteUnavailable remote={remote} error={state.error} attempt={attempt} onRetry={retry} />
    </div>
  );
}
