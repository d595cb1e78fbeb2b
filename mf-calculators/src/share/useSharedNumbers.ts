import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared/runtime';
import type { CalculatorType } from '../catalogue.ts';
import type { Keeper } from '../keep/keepers.ts';
import { memories } from '../keep/memories.ts';
import { readShared, sharedData } from './shareLink.ts';

const anchor = '#calcolatori';

/**
 * Shows the numbers that the address carries in its fragment, in the place of the visitor's own, until
 * they are adopted or sent away, or the dialog closes.
 */
export function useSharedNumbers(type: CalculatorType, keeper: Keeper) {
  const { hash, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const data = sharedData(hash);
  /** The data that turned out to be none. */
  const [unreadable, setUnreadable] = useState<string | null>(null);

  useEffect(() => {
    if (data === null) return;
    let wanted = true;
    void readShared(data).then((snapshot) => {
      if (!wanted) return;
      if (snapshot === null) return setUnreadable(data);
      keeper.borrow(snapshot);
      memories[type].work.actions.openTab('results');
    });
    return () => {
      wanted = false;
    };
  }, [data, type, keeper]);

  useEffect(() => () => keeper.giveBack(), [keeper]);

  const cleanAddress = useCallback(
    () =>
      void navigate(
        { pathname, search, hash: anchor },
        { replace: true, preventScrollReset: true, state },
      ),
    [navigate, pathname, search, state],
  );

  return {
    shown: keeper.useKeeper((keeping) => keeping.aside !== null),
    unreadable: data !== null && unreadable === data,
    adopt: () => {
      keeper.adopt();
      cleanAddress();
    },
    giveBack: () => {
      keeper.giveBack();
      cleanAddress();
    },
  };
}
