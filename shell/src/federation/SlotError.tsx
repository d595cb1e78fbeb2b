import type { RemoteName } from 'shared/contract';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import type { SlotState } from './useView.ts';

interface SlotErrorProps {
  remote: RemoteName;
  slot: SlotState;
}

/**
 * The error of a slot whose HTML stays, for a visitor who tapped what needs the code. It is below the HTML, which
 * may be longer than the screen, so the page scrolls to it.
 */
export function TappedSlotError(props: SlotErrorProps) {
  if (props.slot.state.step !== 'failed') return null;
  return (
    <div ref={scrollIntoView} className="scroll-mb-6 pt-6">
      <SlotError {...props} />
    </div>
  );
}

/** A ref callback outside the component, so that it runs once per failure. */
function scrollIntoView(error: HTMLElement | null): void {
  error?.scrollIntoView({ block: 'nearest' });
}

/** The error of a slot that failed; nothing in other states. */
export function SlotError({ remote, slot: { state, attempt, retry } }: SlotErrorProps) {
  if (state.step !== 'failed') return null;
  return (
    <RemoteUnavailable remote={remote} error={state.error} attempt={attempt} onRetry={retry} />
  );
}
