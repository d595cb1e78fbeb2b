import type { RemoteName } from 'shared/contract';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import type { SlotState } from './useView.ts';

interface SlotErrorProps {
  remote: RemoteName;
  slot: SlotState;
}

/** The error of a slot that failed; nothing in other states. */
export function SlotError({ remote, slot: { state, attempt, retry } }: SlotErrorProps) {
  if (state.step !== 'failed') return null;
  return (
    <RemoteUnavailable remote={remote} error={state.error} attempt={attempt} onRetry={retry} />
  );
}
