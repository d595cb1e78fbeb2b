import { useTranslation } from 'shared/runtime';
import { yearAddress } from '../years/courseAddress.ts';
import { Stations } from '../years/Stations.tsx';
import { undergraduateYears } from '../years/years.ts';

/** `/dispense`: two lines to choose from, the bachelor's three years and the law degree. */
export default function ChoicePage() {
  const { t } = useTranslation('handouts');
  const years = undergraduateYears.map((year) => ({
    to: yearAddress(year),
    name: t(`years.${year.name}`),
    hint: t(`choice.${year.name}`),
  }));
  const law = [{ to: '/dispense/clmg', name: t('choice.clmg'), hint: t('choice.clmgHint') }];
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <Degree name={t('choice.bachelor')} stations={years} />
      <Degree name={t('choice.law')} stations={law} />
    </div>
  );
}

function Degree({
  name,
  stations,
}: {
  name: string;
  stations: Parameters<typeof Stations>[0]['stations'];
}) {
  return (
    <section>
      <h2 className="pb-3 text-lg font-semibold text-quiet">{name}</h2>
      <Stations stations={stations} label={name} />
    </section>
  );
}
