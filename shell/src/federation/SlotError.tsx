import { useCallback, useRef } from 'react';
import type { RemoteName } from 'shared/contract';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import type { SlotState } from './useView.ts';

interface SlotErrorProps {
  remote: RemoteName;
  slot: SlotState;
}

/**
 * The error of a slot whose HTML stays, for a visitor who tapped what needs the code. It is below the HTML, which
 * may be longer than the screen, so the page scrolls to it: once per tap, because automatic retries fail too.
 */
export function TappedSlotError({ taps, ...props }: SlotErrorProps & { taps: number }) {
  const lastShown = useRef(0);
  const show = useCallback(
    (error: HTMLElement | null) => {
      if (!error || lastShown.current === taps) return;
      lastShown.current = taps;
      error.scrollIntoView({ block: 'nearest' });
    },
    [taps],
  );
  if (props.slot.state.step !== 'failed') return null;
  return (
    <div ref={show} className="scroll-mb-6 pt-6">
      <SlotError {...props} />
    </div>
  );
}

/** The error of a slot that failed; nothing in other states. */
export function SlotError({ remote, slot: { state, attempt, retry } }: SlotErrorProps) {
  if (state.step !== 'failed') return null;
  return (
    <RemoteUnavailable remote={remote} error={state.error} attempt={attempt} onRetry={retry} />
  );
}
