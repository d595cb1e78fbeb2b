import { useTranslation } from 'shared/runtime';
import { Badge } from 'shared/ui';
import type { ExamBadgeKind } from '../formulas/examBadge.ts';

const tones: Record<
  Exclude<ExamBadgeKind, 'notTaken'>,
  'success' | 'accent' | 'neutral' | 'danger'
> = {
  seminarCompleted: 'neutral',
  notPassed: 'danger',
  excellent: 'accent',
  good: 'success',
  sufficient: 'neutral',
};

/** The state of an exam in a word; what has not been taken yet says so quietly. */
export function ExamBadge({ kind }: { kind: ExamBadgeKind }) {
  const { t } = useTranslation('calculators');
  const name = t(`exams.badges.${kind}`);
  if (kind === 'notTaken') return <span className="text-sm text-quiet">{name}</span>;
  return (
    <Badge tone={tones[kind]} className="print:border-outline print:text-ink">
      {name}
    </Badge>
  );
}
