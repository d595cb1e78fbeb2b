import { useEffect, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, ErrorState, Icon, useLazyModule, WithoutScripts } from 'shared/ui';
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
      <ul>
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

/** A row whose button takes a tap anywhere on it. */
function CalculatorCard({ type, onUse, onIntent }: CalculatorCardProps) {
  const { t } = useTranslation('calculators');
  const name = t(`cards.${type}.name`);
  return (
    <div className="relative flex flex-wrap items-center gap-x-3 border-b border-hairline py-3 transition-colors duration-150 focus-within:border-accent hover:border-accent md:gap-x-8 md:py-5">
      <span
        aria-hidden="true"
        className="min-w-15 text-lg font-extrabold text-accent tabular-nums md:min-w-36 md:text-xl"
      >
        {calculators[type].mark}
      </span>
      <div className="min-w-0 grow basis-28 lg:flex lg:items-center lg:gap-8">
        <div className="min-w-0 lg:basis-2/5">
          <h3 className="font-bold break-words hyphens-auto md:text-lg">{name}</h3>
          <p className="text-sm text-quiet">{t(`cards.${type}.scale`, rules)}</p>
        </div>
        <p className="mt-1 hidden max-w-measure text-quiet md:block lg:mt-0 lg:basis-3/5">
          {t(`cards.${type}.description`)}
        </p>
      </div>
      <button
        type="button"
        className="-mr-3 grid size-11 place-items-center text-accent after:absolute after:inset-0 noscript:hidden"
        onClick={onUse}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <span className="sr-only">
          {t('cards.use')}: {name}
        </span>
        <Icon name="arrow" className="size-5" />
      </button>
    </div>
  );
}
