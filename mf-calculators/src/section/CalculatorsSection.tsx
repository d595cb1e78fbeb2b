import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, ErrorState } from 'shared/ui';
import { calculators } from '../catalogue.ts';
import { loadDialog } from '../dialog/parts.ts';
import { useLoaded } from '../loading/useLoaded.ts';
import { CalculatorCard } from './CalculatorCard.tsx';
import { useOpenCalculator } from './useOpenCalculator.ts';

/** The home section #calcolatori: four cards, and the dialog that the address asks for. */
export default function CalculatorsSection() {
  const { type, open, close } = useOpenCalculator();
  // The last one stays named while its dialog leaves the screen.
  const [last, setLast] = useState(type);
  if (type !== null && type !== last) setLast(type);
  const [dialog, retry] = useLoaded(last === null ? null : loadDialog);

  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {calculators.map((calculator) => (
          <li key={calculator.type}>
            <CalculatorCard
              calculator={calculator}
              onUse={() => open(calculator.type)}
              onApproach={() => void loadDialog().catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
      {dialog.step === 'ready' && last !== null ? (
        <dialog.value type={last} open={type !== null} onClose={close} />
      ) : null}
      {dialog.step === 'failed' && type !== null ? (
        <NotLoaded onRetry={retry} onClose={close} />
      ) : null}
    </>
  );
}

function NotLoaded({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useTranslation(['calculators', 'common']);
  return (
    <div className="flex flex-col items-start gap-3 pt-6">
      <ErrorState title={t('dialog.notLoaded')} onRetry={onRetry}>
        {t('dialog.notLoadedHint')}
      </ErrorState>
      <Button variant="ghost" size="sm" onClick={onClose}>
        {t('common:close')}
      </Button>
    </div>
  );
}
