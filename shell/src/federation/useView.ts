import { useCallback, useEffect, useState } from 'react';
import type { PageAddress, ViewAddress } from 'shared/contract';
import { reportError } from 'shared/runtime';
import { useIsHydrated } from '../boot/useIsHydrated.ts';
import { onReconnect } from '../offline/onReconnect.ts';
import { type Connection, connectionAfter, disconnect, isInUse } from './connection.ts';
import { type LoadedView, loadView } from './loadView.ts';
import { RemoteError } from './RemoteError.ts';
import { onRecovery, recovered } from './recovery.ts';
import { forgetRegistry } from './registry.ts';
import { noteHealth } from './sectionHealth.ts';

export type ViewState =
  | { step: 'loading' }
  | { step: 'ready'; view: LoadedView }
  | { step: 'failed'; error: RemoteError };

const loading: ViewState = { step: 'loading' };

/** Views that were loaded once in this page appear at once. */
const loadedViews = new Map<string, LoadedView>();

/** Views on their way, for all who want them. */
const loadingViews = new Map<string, Promise<LoadedView>>();

/**
 * Loads a view; whatever else waits for its remote tries again with it. One that is there stays what it
 * is, also where its remote was connected to anew since: another copy of it, drawn in its place, would
 * begin empty under the visitor's hands.
 */
function load(address: ViewAddress, at?: PageAddress): Promise<LoadedView> {
  const key = keyOf(address);
  const loaded = loadedViews.get(key);
  if (loaded) return Promise.resolve(loaded);
  const known = loadingViews.get(key);
  if (known) return known;
  // The visitor may be on another page by the time that the view is there.
  const place = at && { pathname: at.pathname, search: at.search };
  const isWanted = () => loadingViews.get(key) === loading;
  const loading = loadView(address, place)
    .then((view) => {
      if (isWanted()) loadedViews.set(key, view);
      recovered(address.remote);
      return view;
    })
    .finally(() => {
      if (isWanted()) loadingViews.delete(key);
    });
  loadingViews.set(key, loading);
  return loading;
}

/** Forgets a view, loaded or on its way: whoever wants it next loads it anew. */
function forget(key: string): void {
  loadedViews.delete(key);
  loadingViews.delete(key);
}

/**
 * Loads a view that will be wanted, now or probably. Who wants it meanwhile joins; where nobody does, a
 * failure is shown nowhere, and whoever comes later tries anew.
 *
 * @param at The address that it will be drawn for, if its data will be wanted too.
 */
export function prefetchView(address: ViewAddress, at?: PageAddress): void {
  load(address, at).catch(() => undefined);
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
  /** How often the visitor asked again, and how often the page did so by itself. */
  const [{ attempt, own }, setRound] = useState({ attempt: 0, own: 0 });
  const round = attempt + own;
  const again = useCallback(() => setRound((now) => ({ ...now, own: now.own + 1 })), []);
  const [crashed, setCrashed] = useState<{ key: string; round: number; connection: Connection }>();
  const [settled, setSettled] = useState<{ key: string; round: number; state: ViewState }>();

  useEffect(() => {
    // Asked for by hand, it is wanted wherever it stands.
    if (!wanted && round === 0) return;
    let unwanted = false;
    const settle = (state: ViewState) => {
      if (!unwanted) setSettled({ key, round, state });
    };
    load(address, window.location).then(
      (view) => settle({ step: 'ready', view }),
      (error: unknown) => settle({ step: 'failed', error: RemoteError.from(error, key) }),
    );
    return () => {
      unwanted = true;
    };
  }, [address, key, round, wanted]);

  const retry = useCallback(() => {
    forgetRegistry();
    // A version that was loaded and crashed may have been rolled back since.
    disconnect(address.remote);
    forget(key);
    setRound((now) => ({ ...now, attempt: now.attempt + 1 }));
  }, [key, address.remote]);

  // The page's HTML, which React takes over, shows that it loads.
  const known = useIsHydrated() ? loadedViews.get(key) : undefined;
  const isSettled = settled?.key === key && settled.round === round;
  const early: ViewState = known ? { step: 'ready', view: known } : loading;
  const state = isSettled ? settled.state : early;

  /**
   * What the view crashed in, if it did. There it would only crash again, and two places that crash
   * would call each other for ever.
   */
  const crashedIn =
    crashed?.key === key && crashed.round === round ? crashed.connection : undefined;
  const isWaiting = crashedIn !== undefined || state.step === 'failed';
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onRecovery(address.remote, () => {
      if (!crashedIn || !isInUse(crashedIn)) again();
    });
  }, [isWaiting, crashedIn, address.remote, again]);

  // What did not come without a network may come when it is back.
  const isMissing = state.step === 'failed';
  useEffect(() => {
    return isMissing ? onReconnect(again) : undefined;
  }, [isMissing, again]);

  /** Reports that the view crashed, and leaves its version for the one before, if there is one. */
  const leaveCrashed = useCallback(
    ({ connection }: LoadedView, cause: unknown) => {
      const { remote, view } = address;
      const error = new RemoteError('crashed', `${remote}/${view}`, cause);
      const next = connectionAfter(connection, error, true);
      const then = next ? `; ${next.version.version} takes its place` : '';
      const message = `${view} crashed (version ${connection.version.version})${then}`;
      reportError({ source: remote, message, cause });
      noteHealth(remote, connection.version.version, 'failures');
      forget(key);
      if (next) again();
      else setCrashed({ key, round, connection });
    },
    [address, key, round, again],
  );
  return { state, attempt, round, retry, leaveCrashed };
}
