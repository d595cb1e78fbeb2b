import { useLanguage, useTranslation } from 'shared/runtime';
import { signed } from '../numbers.ts';

interface ScoreChangeProps {
  /** The changed score as text. */
  shown: string;
  /** Points more or less than now. */
  change: number;
  decimals: number;
  children?: React.ReactNode;
}

/** The score as it would be, and how far that is from now. */
export function ScoreChange({ shown, change, decimals, children }: ScoreChangeProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-xl font-extrabold text-accent tabular-nums">{shown}</strong>
        <span className="text-quiet tabular-nums">
          {change === 0
            ? t('effect.same')
            : t('effect.change', { points: signed(change, decimals, language) })}
        </span>
      </span>
      {children}
    </span>
  );
}
