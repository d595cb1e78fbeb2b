import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createStore, reportError } from 'shared/runtime';

type LazyModuleState<Module> =
  | { readonly status: 'pending' | 'failed' }
  | { readonly status: 'ready'; readonly module: Module };

export interface LazyModule<Module> {
  /**
   * Fetches the code. Simultaneous calls share one request, and a call after a failure tries again.
   *
   * @throws whatever the import rejects with.
   */
  readonly load: () => Promise<Module>;
  /** Fetches the code before it is needed. A failure is shown when the code is needed. */
  readonly preload: () => void;
  readonly useStore: () => LazyModuleState<Module>;
}

/**
 * Code that is fetched when it is first needed, and stays loaded for the whole visit.
 *
 * @param importModule A dynamic `import()`; it may also fetch the texts that the code needs.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  // Zustand hydrates with the initial state, so a module that is already loaded cannot make the
  // browser's first render differ from the server's HTML.
  const useStore = createStore<LazyModuleState<Module>>(() => ({ status: 'pending' }));
  let request: Promise<Module> | undefined;

  async function fetchModule(): Promise<Module> {
    useStore.setState({ status: 'pending' });
    const module = await importModule();
    useStore.setState({ status: 'ready', module });
    return module;
  }

  function load(): Promise<Module> {
    request ??= fetchModule().catch((cause: unknown) => {
      request = undefined;
      useStore.setState({ status: 'failed' });
      throw cause;
    });
    return request;
  }

  return { load, preload: () => void load().catch(() => undefined), useStore };
}

interface LazyModuleOptions {
  /** Whether the code is needed now. */
  when?: boolean;
  /** Where a failure is reported from, and what the report says. */
  source: string;
  message: string;
  /** Called after a failed fetch, if the code is still needed then. */
  onFailed?: () => void;
}

/**
 * The state of a lazy module, which is fetched as soon as it is needed, and `retry` for after a failure.
 * `React.lazy` would show it up to 300 ms later (Suspense throttles reveals) and cannot retry in place.
 */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  { when = true, source, message, onFailed }: LazyModuleOptions,
) {
  const state = lazy.useStore();
  const isNeeded = useRef(false);

  function request({ load }: LazyModule<Module>) {
    load().catch((cause: unknown) => {
      reportError({ source, message, cause });
      if (isNeeded.current) onFailed?.();
    });
  }
  const requestNeeded = useEffectEvent(request);

  // Before paint, so that the failure of an earlier request does not flash.
  useLayoutEffect(() => {
    if (!when) return;
    isNeeded.current = true;
    requestNeeded(lazy);
    return () => {
      isNeeded.current = false;
    };
  }, [lazy, when]);

  return { ...state, retry: () => request(lazy) };
}
