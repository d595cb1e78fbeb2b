import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { ViewAddress } from 'shared/contract';
import { disconnect } from './connection.ts';
import { loadView } from './loadView.ts';
import { RemoteError } from './RemoteError.ts';
import { forgetRegistry } from './registry.ts';

export type ViewState =
  | { step: 'loading' }
  | { step: 'ready'; component: ComponentType }
  | { step: 'failed'; error: RemoteError };

const loading: ViewState = { step: 'loading' };

/** Views that were loaded once in this page appear at once. */
const loadedViews = new Map<string, ComponentType>();

const prefetched = new Set<string>();

/**
 * Loads a view that will probably be wanted, once. A failure is nobody's yet: whoever wants the view
 * tries anew, and is told then.
 */
export function prefetchView(address: ViewAddress): void {
  const key = keyOf(address);
  if (prefetched.has(key) || loadedViews.has(key)) return;
  prefetched.add(key);
  loadView(address).then(
    (component) => loadedViews.set(key, component),
    () => prefetched.delete(key),
  );
}

function keyOf({ remote, module, view }: ViewAddress): string {
  return `${remote}/${module}/${view}`;
}

/**
 * Loads a view and says how that goes. A plain state machine: `Suspense` would hold back what is
 * there for up to 300 ms (docs/decisions/0004).
 */
export function useView(address: ViewAddress, wanted: boolean) {
  const key = keyOf(address);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; attempt: number; state: ViewState }>();

  useEffect(() => {
    // Asked for by hand, it is wanted wherever it stands.
    if (!wanted && attempt === 0) return;
    let unwanted = false;
    const settle = (state: ViewState) => {
      if (!unwanted) setSettled({ key, attempt, state });
    };
    loadView(address).then(
      (component) => {
        loadedViews.set(key, component);
        settle({ step: 'ready', component });
      },
      (error: unknown) => settle({ step: 'failed', error: RemoteError.from(error, key) }),
    );
    return () => {
      unwanted = true;
    };
  }, [address, key, attempt, wanted]);

  const retry = useCallback(() => {
    forgetRegistry();
    // A version that was loaded and crashed may have been rolled back since.
    disconnect(address.remote);
    loadedViews.delete(key);
    setAttempt((count) => count + 1);
  }, [key, address.remote]);

  const known = loadedViews.get(key);
  const isSettled = settled?.key === key && settled.attempt === attempt;
  const early: ViewState = known ? { step: 'ready', component: known } : loading;
  return { state: isSettled ? settled.state : early, attempt, retry };
}
