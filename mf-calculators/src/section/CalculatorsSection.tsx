import { useEffect, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Card, ErrorState, Icon, useLazyModule, WithoutScripts } from 'shared/ui';
import { calculators } from '../calculators.ts';
import { type CalculatorType, calculatorTypes } from '../calculatorTypes.ts';
import { rules } from '../formulas/rules.ts';
import { calculatorDialog, preloadCalculator } from './loadCalculator.ts';
import { useOpenCalculator } from './useOpenCalculator.ts';

/** The home section #calcolatori: the calculators, and the dialog that the URL opens. */
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
  // On a rendered page no loader runs, and the form would be fetched only after the dialog.
  useEffect(() => {
    if (type !== null) preloadCalculator(type);
  }, [type]);

  return (
    <>
      <WithoutScripts>
        <p className="pb-6 font-semibold">{t('cards.needsScripts')}</p>
      </WithoutScripts>
      <ul className="grid md:grid-cols-2 md:gap-4">
        {calculatorTypes.map((each) => (
          <li key={each}>
            <CalculatorCard
              type={each}
              onUse={() => open(each)}
              onIntent={() => preloadCalculator(each)}
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
  type: CalculatorType;
  onUse: () => void;
  /** The pointer or the focus is on the button. */
  onIntent: () => void;
}

/** A row on a phone, a card on wider screens; its button takes a tap anywhere on it. */
function CalculatorCard({ type, onUse, onIntent }: CalculatorCardProps) {
  const { t } = useTranslation('calculators');
  const name = t(`cards.${type}.name`);
  return (
    <Card
      interactive
      className="flex h-full flex-wrap items-center gap-x-3 max-md:rounded-none max-md:border-x-0 max-md:border-t-0 max-md:bg-transparent max-md:px-0 max-md:py-3 md:flex-col md:flex-nowrap md:items-stretch md:gap-4 md:p-7"
    >
      <span
        aria-hidden="true"
        className="min-w-15 text-lg font-extrabold text-accent tabular-nums md:border-b md:border-hairline md:pb-4 md:text-2xl"
      >
        {calculators[type].mark}
      </span>
      <div className="flex min-w-0 grow basis-28 flex-col md:grow-0 md:basis-auto md:gap-1">
        <h3 className="font-bold md:text-lg">{name}</h3>
        <p className="text-sm text-quiet">{t(`cards.${type}.scale`, rules)}</p>
        <p className="hidden max-w-measure pt-2 text-quiet md:block">
          {t(`cards.${type}.description`)}
        </p>
      </div>
      <Button
        className="after:absolute after:inset-0 after:rounded-card max-md:-mr-3 max-md:size-11 max-md:bg-transparent max-md:p-0 max-md:text-accent max-md:after:rounded-none md:mt-auto md:self-start noscript:hidden"
        onClick={onUse}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <span className="max-md:sr-only">{t('cards.use')}</span>
        <span className="sr-only">: {name}</span>
        <Icon name="arrow" className="size-5 md:hidden" />
      </Button>
    </Card>
  );
}
