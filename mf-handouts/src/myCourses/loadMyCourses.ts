import { useSyncExternalStore } from 'react';
import { addTranslations, reportError } from 'shared/runtime';
import { lazyModule, useLazyModule } from 'shared/ui';

type MyCourses = typeof import(/* webpackChunkName: "myCourses" */ './myCourses.ts');

/** What is personal, with its texts. A visitor who keeps nothing on the device never loads it. */
const myCourses = lazyModule(async () => {
  const module = await import(/* webpackChunkName: "myCourses" */ './myCourses.ts');
  await addTranslations('myCourses', module.translations);
  return module;
});

const failure = { source: 'handouts', message: 'The followed courses did not load' };

/** Whether this device keeps something of this section (`personalStorageKey`). */
const keepsSomething = () =>
  document.documentElement.dataset.personal?.includes('handouts') === true;

function onStorage(notify: () => void): () => void {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/**
 * The code of what is personal, once it has loaded: after hydration, and only where something is kept. Lists
 * and pages call this; their rows, which would each report a failure, call `useLoadedMyCourses`.
 *
 * @param isAsked Whether the page needs it all the same.
 */
export function useMyCourses(isAsked = false): MyCourses | undefined {
  const keeps = useSyncExternalStore(onStorage, keepsSomething, () => false);
  const when = keeps || isAsked;
  useLazyModule(myCourses, { when, ...failure });
  return useLoadedMyCourses();
}

/** The same, without asking for it. */
export function useLoadedMyCourses(): MyCourses | undefined {
  const state = myCourses.useStore();
  return state.status === 'ready' ? state.module : undefined;
}

/** Does something personal on request, after its code has loaded. */
export function loadMyCourses(act: (module: MyCourses) => void, onFailed?: () => void): void {
  myCourses.load().then(act, (cause: unknown) => {
    reportError({ ...failure, cause });
    onFailed?.();
  });
}
