import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared/runtime';
import { type CalculatorType, sectionAnchor } from '../calculators.ts';
import { persistenceOf } from '../persistence/persistence.ts';
import { readShared, sharedData } from './shareLink.ts';

/**
 * Shows the grades in the address's fragment instead of the visitor's own, until they are adopted or
 * dismissed or the dialog closes.
 */
export function useSharedGrades(type: CalculatorType) {
  const { hash, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const persistence = persistenceOf(type);
  const data = sharedData(hash);
  const [unreadableData, setUnreadableData] = useState<string | null>(null);

  useEffect(() => {
    if (data === null) return;
    let isCurrent = true;
    void readShared(data).then((snapshot) => {
      if (!isCurrent) return;
      if (snapshot === null) return setUnreadableData(data);
      persistence.showShared(snapshot);
      persistence.state.store.actions.openTab('results');
    });
    return () => {
      isCurrent = false;
    };
  }, [data, persistence]);

  useEffect(() => persistence.restoreOwn, [persistence]);

  const removeFromAddress = useCallback(
    () =>
      void navigate(
        { pathname, search, hash: sectionAnchor },
        { replace: true, preventScrollReset: true, state },
      ),
    [navigate, pathname, search, state],
  );

  return {
    isShown: persistence.useStatus(({ ownSnapshot }) => ownSnapshot !== null),
    isUnreadable: data !== null && unreadableData === data,
    onAdopt: () => {
      persistence.adoptShared();
      removeFromAddress();
    },
    onDismiss: () => {
      persistence.restoreOwn();
      removeFromAddress();
    },
  };
}
