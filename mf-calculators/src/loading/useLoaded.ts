import { useCallback, useEffect, useState } from 'react';
import { reportError } from 'shared/runtime';

export type Loaded<Value> =
  | { step: 'loading' }
  | { step: 'ready'; value: Value }
  | { step: 'failed' };

/**
 * Code that is fetched when it is wanted. A state and not `Suspense`, so that what failed can be
 * asked for again where it is missing, and so that nothing waits for React's reveal delay.
 *
 * @param load Must be the same function from one render to the next; null while nothing is wanted.
 */
export function useLoaded<Value>(
  load: (() => Promise<{ default: Value }>) | null,
): [Loaded<Value>, () => void] {
  const [state, setState] = useState<{ of: typeof load; loaded: Loaded<Value> }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again for what failed.
  useEffect(() => {
    if (!load) return;
    let wanted = true;
    load().then(
      (module) => {
        if (wanted) setState({ of: load, loaded: { step: 'ready', value: module.default } });
      },
      (cause: unknown) => {
        reportError({ source: 'calculators', message: 'A calculator did not load', cause });
        if (wanted) setState({ of: load, loaded: { step: 'failed' } });
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setState(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return [state && state.of === load ? state.loaded : { step: 'loading' }, retry];
}
