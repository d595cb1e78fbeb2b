import { useEffect } from 'react';
import { createStore, useBlocker, useTranslation } from 'shared/runtime';
import { AlertDialog, Button } from 'shared/ui';
import { calculatorAt } from '../calculatorTypes.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';

/** Once per visit, whichever calculator is left: without an answer the grades stay until the page closes. */
const useAsked = createStore<{ wasAsked: boolean }>(() => ({ wasAsked: false }));

/**
 * Asks whether to save grades when their calculator is closed, or left by the browser's back button or a
 * link of the site. When the page itself is closed or reloaded, the browser asks.
 */
export function LeaveQuestion({ store }: { store: CalculatorStore }) {
  const { t } = useTranslation('calculators');
  const { type, useStore, persistence } = store;
  const { isOn, failure, ownSnapshot } = persistence.useStatus();
  const hasGrades = useStore(({ courses }) =>
    [...courses.values()].some(
      ({ marks, own }) => own.length > 0 || [...marks.values()].some(({ completed }) => completed),
    ),
  );
  const wasAsked = useAsked((state) => state.wasAsked);
  const couldBeSaved = !isOn && failure !== 'refused' && ownSnapshot === null;
  const shouldAsk = hasGrades && couldBeSaved && !wasAsked;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      shouldAsk && calculatorAt(currentLocation) === type && calculatorAt(nextLocation) !== type,
  );
  const isBlocked = blocker.state === 'blocked';

  useEffect(() => {
    if (isBlocked) useAsked.setState({ wasAsked: true });
  }, [isBlocked]);

  useEffect(() => {
    // Only while it is needed: the listener can keep a page out of the back/forward cache.
    if (!shouldAsk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [shouldAsk]);

  const leave = () => blocker.proceed?.();
  const stay = () => blocker.reset?.();
  return (
    <AlertDialog
      open={isBlocked}
      onDismiss={stay}
      title={t('leave.title')}
      description={t('leave.description')}
    >
      {/* Where the device refuses to save, the calculator stays open and says so. */}
      <Button onClick={() => (persistence.enable() ? leave() : stay())}>{t('keep.title')}</Button>
      <Button variant="outline" onClick={leave}>
        {t('leave.discard')}
      </Button>
      <Button variant="ghost" onClick={stay}>
        {t('leave.stay')}
      </Button>
    </AlertDialog>
  );
}
