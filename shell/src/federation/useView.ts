import { useCallback, useEffect, useState } from 'react';
import type { ViewReference } from 'shared/contract';
import { reportError } from 'shared/runtime';
import { recordHealth } from '../health/healthEvents.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { onReconnect } from '../offline/onReconnect.ts';
import { type Connection, connectionAfter, disconnect, isInUse } from './connection.ts';
import type { LoadedView } from './loadView.ts';
import { RemoteError } from './RemoteError.ts';
import { onRecovery } from './recovery.ts';
import { forgetRegistry } from './registry.ts';
import { cachedView, forgetView, keyOf, loadCachedView } from './viewCache.ts';

/** A slot's view, and what the slot can do about it. */
export type SlotState = ReturnType<typeof useView>;

type ViewState =
  | { step: 'loading' }
  | { step: 'ready'; view: LoadedView }
  | { step: 'failed'; error: RemoteError };

interface Crash {
  key: string;
  round: number;
  connection: Connection;
  error: RemoteError;
}

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
  const [crashed, setCrashed] = useState<Crash>();

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
  const crash = crashed?.key === key && crashed.round === round ? crashed : undefined;
  const crashedIn = crash?.connection;
  const loadState = isSettled ? settled.state : initial;
  // A view that threw has its error boundary; one that suspends would stay a skeleton.
  const state: ViewState =
    crash?.error.failure === 'timed-out' ? { step: 'failed', error: crash.error } : loadState;
  const hasFailed = state.step === 'failed';
  const isWaiting = hasFailed || crashedIn !== undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onRecovery(reference.remote, () => {
      // The version that crashed would crash again, and two crashed slots would retry each other endlessly.
      if (!crashedIn || !isInUse(crashedIn)) retryAutomatically();
    });
  }, [isWaiting, crashedIn, reference.remote, retryAutomatically]);

  useEffect(
    () => (hasFailed ? onReconnect(retryAutomatically) : undefined),
    [hasFailed, retryAutomatically],
  );

  const replaceVersion = useCallback(
    ({ connection }: LoadedView, error: RemoteError) => {
      const { remote, view } = reference;
      const next = connectionAfter(connection, error, true);
      const fallback = next ? `; ${next.version.version} takes its place` : '';
      const problem = error.failure === 'timed-out' ? 'did not render in time' : 'crashed';
      const message = `${view} ${problem} (version ${connection.version.version})${fallback}`;
      reportError({ source: remote, message, cause: error.cause ?? error });
      recordHealth(remote, connection.version.version, error);
      forgetView(key);
      if (next) retryAutomatically();
      else setCrashed({ key, round, connection, error });
    },
    [reference, key, round, retryAutomatically],
  );
  const subject = `${reference.remote}/${reference.view}`;
  /** Reports that the view crashed, and loads the next fallback version, if any. */
  const handleCrash = useCallback(
    (view: LoadedView, cause: unknown) =>
      replaceVersion(view, new RemoteError('crashed', subject, cause)),
    [replaceVersion, subject],
  );
  /** Reports that the view suspended for too long, and loads the next fallback version, if any. */
  const handleTimeout = useCallback(
    (view: LoadedView) => replaceVersion(view, new RemoteError('timed-out', subject)),
    [replaceVersion, subject],
  );
  return { state, attempt, round, retry, handleCrash, handleTimeout };
}
