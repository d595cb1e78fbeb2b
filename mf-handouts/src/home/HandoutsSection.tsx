import { Link, useSearchParams, useTranslation } from 'shared/runtime';
import { Icon, SearchField } from 'shared/ui';
import { SearchResults } from '../search/SearchResults.tsx';
import { useTypedTerm } from '../search/useTypedTerm.ts';
import { yearAddress } from '../years/courseAddress.ts';
import { firstYear, type UndergraduateYear, yearOfNumber } from '../years/years.ts';
import { LatestHandouts } from './LatestHandouts.tsx';
import { YearFilter } from './YearFilter.tsx';

/** The home section `#dispensen`: a year's latest handouts, or what a search found among all. */
export default function HandoutsSection() {
  const { t } = useTranslation('handouts');
  const [params] = useSearchParams();
  const { typed, setTyped, term, isTyping, leaveSearch } = useTypedTerm();
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
      {isSearching ? (
        <SearchResults term={term} isTyping={isTyping} heading="h3" />
      ) : (
        <LatestHandouts year={year} />
      )}
      {isSearching ? (
        <Onward to="/dispense">{t('home.all')}</Onward>
      ) : (
        <Onward to={yearAddress(year)}>
          {t('home.seeAll')}{' '}
          <span className="sr-only">
            {t('home.seeAllOf', { year: t(`yearsInText.${year.name}`) })}
          </span>
        </Onward>
      )}
    </div>
  );
}

function Onward({ to, children }: { to: string; children: React.ReactNode }) {
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
