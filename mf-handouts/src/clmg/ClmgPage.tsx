import { useTranslation } from 'shared/runtime';
import { Stations } from '../choice/Stations.tsx';
import { clmgYearPath } from '../paths.ts';
import { clmgYears } from '../years.ts';

/** `/dispense/clmg`: the five years of the law degree. */
export default function ClmgPage() {
  const { t } = useTranslation('handouts');
  const stations = clmgYears.map((year) => ({
    to: clmgYearPath(year),
    name: t(`years.${year.name}`),
  }));
  return <Stations stations={stations} label={t('clmg.years')} />;
}
