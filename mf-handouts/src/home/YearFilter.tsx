import type { ReactNode } from 'react';
import { Link, useTranslation } from 'shared/runtime';
import { WithoutScripts } from 'shared/ui';
import { firstYear, type UndergraduateYear, undergraduateYears } from '../years.ts';

interface YearFilterProps {
  /** The year whose handouts are shown; undefined during a search, which covers all years. */
  shown: UndergraduateYear | undefined;
  onChoose: (year: UndergraduateYear) => void;
}

const stopClasses =
  'group relative flex min-h-15 min-w-0 grow flex-col items-start justify-between gap-2 pr-4 pb-1 text-left text-sm font-semibold wrap-anywhere text-quiet hyphens-auto last:grow-0 last:pr-0 hover:text-ink';

/** The three years as stops of a line; the chosen one is filled. Without scripts they are links. */
export function YearFilter({ shown, onChoose }: YearFilterProps) {
  const { t } = useTranslation('handouts');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, these are buttons. */}
      <div
        role="group"
        aria-label={t('home.yearFilter')}
        className="flex w-full max-w-100 noscript:hidden"
      >
        {undergraduateYears.map((year) => (
          <button
            key={year.slug}
            type="button"
            aria-pressed={year === shown}
            onClick={() => onChoose(year)}
            className={`${stopClasses} aria-pressed:text-ink`}
          >
            <Stop>{t(`years.${year.name}`)}</Stop>
          </button>
        ))}
      </div>
      <WithoutScripts>
        <nav aria-label={t('home.yearFilter')} className="flex w-full max-w-100">
          {undergraduateYears.map((year) => (
            <Link
              key={year.slug}
              to={year === firstYear ? '/#dispensen' : `/?anno=${year.number}#dispensen`}
              aria-current={year === shown ? 'true' : undefined}
              className={`${stopClasses} aria-[current=true]:text-ink`}
            >
              <Stop>{t(`years.${year.name}`)}</Stop>
            </Link>
          ))}
        </nav>
      </WithoutScripts>
    </>
  );
}

function Stop({ children }: { children: ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-2.5 right-0 left-0 h-1 bg-accent group-last:hidden"
      />
      <span
        aria-hidden="true"
        className="relative size-6 rounded-full border-4 border-accent bg-paper transition-colors duration-150 group-hover:bg-accent-soft group-aria-pressed:bg-accent group-aria-[current=true]:bg-accent forced-colors:group-aria-pressed:bg-[Highlight] forced-colors:group-aria-[current=true]:bg-[Highlight]"
      />
      {children}
    </>
  );
}
