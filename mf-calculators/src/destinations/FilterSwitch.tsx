import { useTranslation } from 'shared/runtime';
import { Switch } from 'shared/ui';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';

interface FilterSwitchProps {
  name: 'reachedOnly' | 'favouritesOnly';
  calculator: ExchangeCalculator;
}

/** A filter of the board that is on or off. */
export function FilterSwitch({ name, calculator: { store } }: FilterSwitchProps) {
  const { t } = useTranslation('calculators');
  return (
    <Switch
      checked={store.useStore(({ filter }) => filter[name])}
      onCheckedChange={(isOn) => store.actions.filter({ [name]: isOn })}
    >
      {t(`board.${name}`)}
    </Switch>
  );
}
