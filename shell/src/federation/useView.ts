import { useCallback, useEffect, useState } from 'react';
import type { ViewReference } from 'shared/contract';
import { reportError } from 'shared/runtime';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { onReconnect } from '../offline/onReconnect.ts';
import { type Connection, connectionAfter, disconnect, isInUse } from './connection.ts';
import type { LoadedView } from './loadView.ts';
import { RemoteError } from './RemoteError.ts';
import { onRecovery } from './recovery.ts';
import { forgetRegistry } from './registry.ts';
import { noteHealth } from './sectionHealth.ts';
import { cachedView, forgetView, keyOf, loadCachedView } from './viewCache.ts';

/** A slot's view, and what the slot can do about it. */
export type SlotState = ReturnType<typeof useView>;

type ViewState =
  | { step: 'loading' }
  | { step: 'ready'; view: LoadedView }
  | { step: 'failed'; error: RemoteError };

const loading: ViewState = { step: 'loading' };

/**
 * Loads a view and tracks its state. It does not suspend: `Suspense` would delay a loaded view by up to
 * 300 ms (docs/decisions/0004).
 *
 * @param enabled Whether to load the view; a retry loads it in any case.
 * @param hydratesView Whether the HTML to hydrate shows the view, which is loaded, and not a skeleton.
 */
export function useView(reference: ViewReference, enabled: boolean, hydratesView = false) {
  const key = keyOf(reference);
  /** Retries by the visitor, and those by the page itself. */
  const [{ attempt, automatic }, setRetries] = useState({ attempt: 0, automatic: 0 });
  /** Identifies a retry; the outcome of an earlier one is ignored. */
  const round = attempt + automatic;
  const retryAutomatically = useCallback(
    () => setRetries((retries) => ({ ...retries, automatic: retries.automatic + 1 })),
    [],
  );
  const [settled, setSettled] = useState<{ key: string; round: number; state: ViewState }>();
  const [crashed, setCrashed] = useState<{ key: string; round: number; connection: Connection }>();

  useEffect(() => {
    if (!enabled && round === 0) return;
    let isCurrent = true;
    const settle = (state: ViewState) => {
      if (isCurrent) setSettled({ key, round, state });
    };
    loadCachedView(reference, window.location).then(
      (view) => settle({ step: 'ready', view }),
      (error: unknown) => settle({ step: 'failed', error: RemoteError.from(error, key) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reference, key, round, enabled]);

  const retry = useCallback(() => {
    forgetRegistry();
    // A version that loaded and crashed may have been rolled back since.
    disconnect(reference.remote);
    forgetView(key);
    setRetries((retries) => ({ ...retries, attempt: retries.attempt + 1 }));
  }, [key, reference.remote]);

  // The server's HTML shows a skeleton, which hydration must render too.
  const cached = useIsHydrated() || hydratesView ? cachedView(key) : undefined;
  const isSettled = settled?.key === key && settled.round === round;
  const initial: ViewState = cached ? { step: 'ready', view: cached } : loading;
  const state = isSettled ? settled.state : initial;

  const crashedIn =
    crashed?.key === key && crashed.round === round ? crashed.connection : undefined;
  const hasFailed = state.step === 'failed';
  const isWaiting = hasFailed || crashedIn !== undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onRecovery(reference.remote, () => {
      // The same version would crash again, and two crashed slots would retry each other without
      // end.
      if (!crashedIn || !isInUse(crashedIn)) retryAutomatically();
    });
  }, [isWaiting, crashedIn, reference.remote, retryAutomatically]);

  useEffect(
    () => (hasFailed ? onReconnect(retryAutomatically) : undefined),
    [hasFailed, retryAutomatically],
  );

  /** Reports that the view crashed, and loads the next fallback version, if any. */
  const handleCrash = useCallback(
    ({ connection }: LoadedView, cause: unknown) => {
      const { remote, view } = reference;
      const error = new RemoteError('crashed', `${remote}/${view}`, cause);
      const next = connectionAfter(connection, error, true);
      const fallback = next ? `; ${next.version.version} takes its place` : '';
      const message = `${view} crashed (version ${connection.version.version})${fallback}`;
      reportError({ source: remote, message, cause });
      noteHealth(remote, connection.version.version, error);
      forgetView(key);
      if (next) retryAutomatically();
      else setCrashed({ key, round, connection });
    },
    [reference, key, round, retryAutomatically],
  );
  return { state, attempt, round, retry, handleCrash };
}
