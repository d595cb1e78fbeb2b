import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Card, ErrorState, useLazyModule, WithoutScripts } from 'shared/ui';
import { type Calculator, calculatorDialog, calculators } from '../calculators.ts';
import { useOpenCalculator } from './useOpenCalculator.ts';

/** The home section #calcolatori: a card for each calculator, and the dialog that the URL opens. */
export default function CalculatorsSection() {
  const { t } = useTranslation(['calculators', 'common']);
  const { type, open, close } = useOpenCalculator();
  // The dialog keeps its content during its closing animation.
  const [lastType, setLastType] = useState(type);
  if (type !== null && type !== lastType) setLastType(type);
  const dialog = useLazyModule(calculatorDialog, {
    when: lastType !== null,
    source: 'calculators',
    message: 'The calculator dialog did not load',
  });

  return (
    <>
      <WithoutScripts>
        <p className="pb-6 font-semibold">{t('cards.needsScripts')}</p>
      </WithoutScripts>
      <ul className="grid gap-4 md:grid-cols-2">
        {calculators.map((calculator) => (
          <li key={calculator.type}>
            <CalculatorCard
              calculator={calculator}
              onUse={() => open(calculator.type)}
              onIntent={calculatorDialog.preload}
            />
          </li>
        ))}
      </ul>
      {dialog.status === 'ready' && lastType !== null ? (
        <dialog.module.default type={lastType} open={type !== null} onClose={close} />
      ) : null}
      {dialog.status === 'failed' && type !== null ? (
        <div className="flex flex-col items-start gap-3 pt-6">
          <ErrorState title={t('dialog.notLoaded')} onRetry={dialog.retry}>
            {t('dialog.notLoadedHint')}
          </ErrorState>
          <Button variant="ghost" size="sm" onClick={close}>
            {t('common:close')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface CalculatorCardProps {
  calculator: Calculator;
  onUse: () => void;
  /** The pointer or the focus is on the button. */
  onIntent: () => void;
}

function CalculatorCard({ calculator, onUse, onIntent }: CalculatorCardProps) {
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
      <div className="mt-auto pt-1 noscript:hidden">
        <Button onClick={onUse} onPointerEnter={onIntent} onFocus={onIntent}>
          {t('cards.use')}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </Card>
  );
}
