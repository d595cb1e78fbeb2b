import { Link, useSearchParams, useTranslation } from 'shared/runtime';
import { Icon, SearchField } from 'shared/ui';
import { MyCourses } from '../myCourses/MyCourses.tsx';
import { yearPath } from '../paths.ts';
import { SearchResults } from '../search/SearchResults.tsx';
import { useSearchTerm } from '../search/useSearchTerm.ts';
import { firstYear, type UndergraduateYear, yearOfNumber } from '../years.ts';
import { LatestHandouts } from './LatestHandouts.tsx';
import { YearFilter } from './YearFilter.tsx';

/** The home section `#dispensen`: a year's latest handouts, or the results of a search. */
export default function HandoutsSection() {
  const { t } = useTranslation('handouts');
  const [params] = useSearchParams();
  const { typed, setTyped, term, isTyping, leaveSearch } = useSearchTerm('#dispensen');
  const year = yearOfNumber(params.get('anno'));
  const isSearching = term !== '';

  const choose = (chosen: UndergraduateYear) =>
    leaveSearch((next) => {
      if (chosen === firstYear) next.delete('anno');
      else next.set('anno', chosen.number);
    });

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <YearFilter shown={isSearching ? undefined : year} onChoose={choose} />
        <SearchField
          label={t('home.search')}
          placeholder={t('searchHint')}
          value={typed}
          onChange={setTyped}
          className="w-full max-w-100"
        />
      </div>
      {/* Below the field, which would jump when this leaves for the results. */}
      {isSearching ? null : <MyCourses heading="h3" namesNews />}
      {isSearching ? (
        <SearchResults term={term} isTyping={isTyping} heading="h3" />
      ) : (
        <LatestHandouts year={year} />
      )}
      {isSearching ? (
        <MoreLink to="/dispense">{t('home.all')}</MoreLink>
      ) : (
        <MoreLink to={yearPath(year)}>
          {t('home.seeAll')}{' '}
          <span className="sr-only">
            {t('home.seeAllOf', { year: t(`yearsInText.${year.name}`) })}
          </span>
        </MoreLink>
      )}
    </div>
  );
}

function MoreLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent hover:underline"
    >
      {children}
      <Icon name="arrow" className="size-5" />
    </Link>
  );
}
