import { useTranslation } from 'shared/runtime';
import { Select } from 'shared/ui';
import { bonusOptions } from '../formulas/graduationGrade.ts';
import { graduationStore } from './graduationStore.ts';

/** The points that the student expects of the committee, each with what earns it. */
export function BonusSelect() {
  const { t } = useTranslation('calculators');
  const { bonus } = graduationStore.useScenario().fields;
  return (
    <Select
      label={t('graduation.bonus')}
      value={bonus}
      options={bonusOptions.map((points) => ({
        value: points,
        label: t(`graduation.bonuses.${points}`),
      }))}
      onChange={(points) => graduationStore.setFields(() => ({ bonus: points }))}
    />
  );
}
