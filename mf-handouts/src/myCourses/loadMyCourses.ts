import { useSyncExternalStore } from 'react';
import { addTranslations, reportError } from 'shared/runtime';
import { lazyModule, useLazyModule } from 'shared/ui';
import { onReading } from '../opening/readings.ts';

type MyCourses = typeof import(/* webpackChunkName: "myCourses" */ './myCourses.ts');

/** The personal code with its texts. Visitors whose device keeps nothing of this section never load it. */
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
 * Loads the personal code after hydration, if the device keeps something. Lists and pages call this hook; their
 * rows call `useLoadedMyCourses`, because each row would report a failed load.
 *
 * @param isNeeded Loads it also where the device keeps nothing.
 */
export function useMyCourses(isNeeded = false): MyCourses | undefined {
  const keeps = useSyncExternalStore(onStorage, keepsSomething, () => false);
  useLazyModule(myCourses, { when: keeps || isNeeded, ...failure });
  return useLoadedMyCourses();
}

/** The personal code if it has loaded. This hook does not load it. */
export function useLoadedMyCourses(): MyCourses | undefined {
  const state = myCourses.useStore();
  return state.status === 'ready' ? state.module : undefined;
}

/** Loads the personal code and calls `act` with it. */
export function loadMyCourses(act: (module: MyCourses) => void, onFailed?: () => void): void {
  myCourses.load().then(act, (cause: unknown) => {
    reportError({ ...failure, cause });
    onFailed?.();
  });
}

onReading((reading) => loadMyCourses(({ remember }) => remember(reading)));
