import { useTranslation } from 'shared/runtime';
import { Stations } from '../years/Stations.tsx';
import { clmgYears } from '../years/years.ts';

/** `/dispense/clmg`: the five years of the law degree, as five stops. */
export default function ClmgPage() {
  const { t } = useTranslation('handouts');
  const stations = clmgYears.map((year) => ({
    to: `/dispense/clmg/${year.slug}`,
    name: t(`years.${year.name}`),
  }));
  return <Stations stations={stations} label={t('clmg.years')} />;
}
