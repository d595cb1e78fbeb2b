import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, ErrorState, useLazyModule } from 'shared/ui';
import { calculatorDialog, calculators } from '../calculators.ts';
import { CalculatorCard } from './CalculatorCard.tsx';
import { useOpenCalculator } from './useOpenCalculator.ts';

/** The home section #calcolatori: a card for each calculator, and the dialog that the address opens. */
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
