import { useEffect } from 'react';
import { useBlocker, useTranslation } from 'shared/runtime';
import { AlertDialog, Button } from 'shared/ui';
import { calculatorAt } from '../calculatorTypes.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';

/**
 * Asks before something is lost: closing a calculator loses what was changed in the grades of a shared link,
 * and leaving the page loses grades that the browser refuses to keep.
 */
export function LeaveQuestion({ store }: { store: CalculatorStore }) {
  const { t } = useTranslation('calculators');
  const { type, persistence } = store;
  const isUnkept = persistence.useStatus((status) => status.isUnkept);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      calculatorAt(currentLocation) === type &&
      calculatorAt(nextLocation) !== type &&
      persistence.isSharedChanged(),
  );

  useEffect(() => {
    // Only while it is needed: the listener can keep a page out of the back/forward cache.
    if (!isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnkept]);

  const leave = () => blocker.proceed?.();
  const stay = () => blocker.reset?.();
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onDismiss={stay}
      title={t('leave.title')}
      description={t('leave.description')}
    >
      <Button
        onClick={() => {
          persistence.adoptShared(t('scenarios.fromLink'));
          leave();
        }}
      >
        {t('share.adopt')}
      </Button>
      <Button variant="outline" onClick={leave}>
        {t('leave.discard')}
      </Button>
      <Button variant="ghost" onClick={stay}>
        {t('leave.stay')}
      </Button>
    </AlertDialog>
  );
}
