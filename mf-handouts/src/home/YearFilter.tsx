import type { ReactNode } from 'react';
import { Link, useTranslation } from 'shared/runtime';
import { WithoutScripts } from 'shared/ui';
import { firstYear, type UndergraduateYear, undergraduateYears } from '../years.ts';

interface YearFilterProps {
  /** The year whose handouts are shown; undefined during a search, which covers all years. */
  shown: UndergraduateYear | undefined;
  onChoose: (year: UndergraduateYear) => void;
}

const stationClasses =
  'group relative flex min-h-11 min-w-0 items-center gap-3 text-left text-sm font-semibold wrap-anywhere text-quiet hyphens-auto hover:text-ink @min-[14rem]:min-h-15 @min-[14rem]:grow @min-[14rem]:flex-col @min-[14rem]:items-start @min-[14rem]:justify-between @min-[14rem]:gap-2 @min-[14rem]:pr-4 @min-[14rem]:pb-1 @min-[14rem]:last:grow-0 @min-[14rem]:last:pr-0';

/** The line is vertical where letters are too large for the names beside each other. */
const lineClasses = 'flex flex-col @min-[14rem]:flex-row';

/** The years as stations of a line; the chosen one is filled. Without scripts they are links. */
export function YearFilter({ shown, onChoose }: YearFilterProps) {
  const { t } = useTranslation('handouts');
  return (
    <div className="@container w-full max-w-100">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, these are buttons. */}
      <div
        role="group"
        aria-label={t('home.yearFilter')}
        className={`${lineClasses} noscript:hidden`}
      >
        {undergraduateYears.map((year) => (
          <button
            key={year.slug}
            type="button"
            aria-pressed={year === shown}
            onClick={() => onChoose(year)}
            className={`${stationClasses} aria-pressed:text-ink`}
          >
            <Station>{t(`years.${year.name}`)}</Station>
          </button>
        ))}
      </div>
      <WithoutScripts>
        <nav aria-label={t('home.yearFilter')} className={lineClasses}>
          {undergraduateYears.map((year) => (
            <Link
              key={year.slug}
              to={year === firstYear ? '/#dispensen' : `/?anno=${year.number}#dispensen`}
              aria-current={year === shown ? 'true' : undefined}
              className={`${stationClasses} aria-[current=true]:text-ink`}
            >
              <Station>{t(`years.${year.name}`)}</Station>
            </Link>
          ))}
        </nav>
      </WithoutScripts>
    </div>
  );
}

function Station({ children }: { children: ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-2.5 h-full w-1 bg-accent group-last:hidden @min-[14rem]:top-2.5 @min-[14rem]:right-0 @min-[14rem]:left-0 @min-[14rem]:h-1 @min-[14rem]:w-auto"
      />
      <span
        aria-hidden="true"
        className="relative size-6 shrink-0 rounded-full border-4 border-accent bg-paper transition-colors duration-150 group-hover:bg-accent-soft group-aria-pressed:bg-accent group-aria-[current=true]:bg-accent forced-colors:group-aria-pressed:bg-[Highlight] forced-colors:group-aria-[current=true]:bg-[Highlight]"
      />
      {children}
    </>
  );
}
