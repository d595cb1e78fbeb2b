import { useTranslation } from 'shared/runtime';
import { Button, Card } from 'shared/ui';
import type { calculators } from '../catalogue.ts';

interface CalculatorCardProps {
  calculator: (typeof calculators)[number];
  onUse: () => void;
  /** The pointer or the focus is on the button: its dialog will be wanted. */
  onApproach: () => void;
}

/** One calculator: its mark set large, what it answers, what to have at hand, and the way in. */
export function CalculatorCard({ calculator, onUse, onApproach }: CalculatorCardProps) {
  const { t } = useTranslation('calculators');
  const name = t(`cards.${calculator.type}.name`);
  return (
    <Card className="flex h-full flex-col gap-4 md:p-7">
      <div className="flex items-baseline justify-between gap-4 border-b border-hairline pb-4">
        <span aria-hidden="true" className="text-2xl font-extrabold text-accent tabular-nums">
          {calculator.mark}
        </span>
        <span className="text-right text-sm text-quiet">{t(`cards.${calculator.type}.scale`)}</span>
      </div>
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-bold">{name}</h3>
        <p className="max-w-measure text-quiet">{t(`cards.${calculator.type}.description`)}</p>
      </div>
      <div className="mt-auto pt-1">
        <Button onClick={onUse} onPointerEnter={onApproach} onFocus={onApproach}>
          {t('cards.use')}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </Card>
  );
}
