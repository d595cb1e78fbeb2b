import { useLocation, useTranslation } from 'shared/runtime';
import { FollowFeed, SearchField } from 'shared/ui';
import { linkMark } from '../myCourses/courseLinkMark.ts';
import { useMyCourses } from '../myCourses/loadMyCourses.ts';
import { MyCourses } from '../myCourses/MyCourses.tsx';
import { yearPath } from '../paths.ts';
import { SearchResults } from '../search/SearchResults.tsx';
import { useSearchTerm } from '../search/useSearchTerm.ts';
import { clmgYears, undergraduateYears } from '../years.ts';
import { type Station, Stations } from './Stations.tsx';

/** `/dispense`: the undergraduate years and the law degree, or the results of a search. */
export default function ChoicePage() {
  const { t } = useTranslation('handouts');
  const { typed, setTyped, term, isTyping } = useSearchTerm();
  const bringsCourses = useLocation().hash.startsWith(linkMark);
  const myCourses = useMyCourses(bringsCourses);
  return (
    <div className="flex flex-col gap-10">
      <SearchField
        label={t('choice.search')}
        placeholder={t('searchHint')}
        value={typed}
        onChange={setTyped}
        className="w-full max-w-140"
      />
      {term === '' ? (
        <>
          {bringsCourses && myCourses ? <myCourses.LinkedCourses /> : null}
          <MyCourses heading="h2" />
          <Lines />
          {myCourses ? <myCourses.RecentFiles /> : null}
          <FollowFeed path="/" name={t('choice.feed')} />
        </>
      ) : (
        <SearchResults term={term} isTyping={isTyping} heading="h2" />
      )}
    </div>
  );
}

function Lines() {
  const { t } = useTranslation('handouts');
  const years = undergraduateYears.map((year) => ({
    to: yearPath(year),
    name: t(`years.${year.name}`),
    hint: t(`choice.${year.name}`),
  }));
  const law = {
    to: '/dispense/clmg',
    name: t('choice.clmg'),
    hint: t('choice.clmgHint'),
    decoration: <FiveStops />,
  };
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <Line name={t('choice.bachelor')} stations={years} />
      <Line name={t('choice.law')} stations={[law]} />
    </div>
  );
}

function Line({ name, stations }: { name: string; stations: readonly Station[] }) {
  return (
    <section>
      <h2 className="pb-3 text-lg font-semibold text-quiet">{name}</h2>
      <Stations stations={stations} label={name} />
    </section>
  );
}

/** The five years of the law degree as a small line: a picture, not five links. */
function FiveStops() {
  return (
    <span
      aria-hidden="true"
      className="relative hidden w-fit gap-2 pt-5 @min-[14.5rem]:flex @min-[16.5rem]:gap-4"
    >
      <span className="absolute inset-x-4 top-8.5 h-0.5 bg-accent" />
      {clmgYears.map((year) => (
        <span
          key={year.slug}
          className="relative grid size-8 place-items-center rounded-full border-2 border-accent bg-paper text-sm font-semibold tabular-nums"
        >
          {year.courseYear}
        </span>
      ))}
    </span>
  );
}
