import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { sectionAnchor } from '../calculatorTypes.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { readShared, sharedData } from './shareLink.ts';

/**
 * Shows the grades in the URL's fragment instead of the visitor's own, until they are adopted or
 * dismissed or the dialog closes; and a notice that says so.
 */
export function SharedGrades({ store }: { store: CalculatorStore }) {
  const { t } = useTranslation('calculators');
  const { hash, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const { actions, persistence } = store;
  const isShown = persistence.useStatus(({ own }) => own !== null);
  const data = sharedData(hash);
  const [unreadableData, setUnreadableData] = useState<string | null>(null);

  useEffect(() => {
    if (data === null) return;
    let isCurrent = true;
    void readShared(data).then((snapshot) => {
      if (!isCurrent) return;
      if (snapshot === null) return setUnreadableData(data);
      persistence.showShared(snapshot);
      actions.openTab('results');
    });
    return () => {
      isCurrent = false;
    };
  }, [data, actions, persistence]);

  useEffect(() => persistence.restoreOwn, [persistence]);

  if (data !== null && unreadableData === data) {
    return (
      <p role="alert" className="mb-5 max-w-measure border-l-4 border-warning py-1 pl-4">
        {t('share.unreadable')}
      </p>
    );
  }
  if (!isShown) return null;
  const endWith = (action: () => void) => () => {
    action();
    void navigate(
      { pathname, search, hash: sectionAnchor },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return (
    <div role="status" className="mb-5 border-l-4 border-accent py-1 pl-4">
      <p className="font-semibold">{t('share.theirs')}</p>
      <p className="max-w-measure text-sm text-quiet">{t('share.theirsHint')}</p>
      <p className="flex flex-wrap gap-x-6 pt-1 print:hidden">
        <Button variant="link" onClick={endWith(persistence.restoreOwn)}>
          {t('share.restoreOwn')}
        </Button>
        <Button
          variant="link"
          onClick={endWith(() => persistence.adoptShared(t('scenarios.fromLink')))}
        >
          {t('share.adopt')}
        </Button>
      </p>
    </div>
  );
}
