import { memo, type ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Switch } from 'shared/ui';
import { LanguageButton } from '../dialog/LanguageButton.tsx';
import type { Persistence } from '../persistence/createPersistence.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';

interface CourseAndSavingProps {
  store: CalculatorStore;
  /** What the calculator asks first, such as the course. */
  children: ReactNode;
}

/** The first question, with the offer to save and the language beside it. */
export function CourseAndSaving({ store, children }: CourseAndSavingProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-2">{children}</div>
      <div className="flex flex-wrap items-start gap-x-2 md:max-w-80 print:hidden">
        <SaveSwitch {...store.persistence} />
        <LanguageButton />
      </div>
    </div>
  );
}

/** "Save on this device": off by default, with a button that deletes what is saved. */
const SaveSwitch = memo(function SaveSwitch({ useStatus, enable, disable }: Persistence) {
  const { t } = useTranslation('calculators');
  const { isOn, failure, own } = useStatus();
  // Shared grades are not saved as the visitor's own.
  if (own !== null) return null;
  return (
    <section
      aria-label={t('keep.title')}
      className="flex min-w-0 grow basis-32 flex-col items-start"
    >
      <Switch checked={isOn} onCheckedChange={isOn ? disable : enable}>
        {t('keep.title')}
      </Switch>
      <p
        role="status"
        className={`text-sm ${failure ? 'text-warning' : 'text-quiet [@media(max-height:32rem)]:hidden'}`}
      >
        {failure ? t(`keep.${failure}`) : t(isOn ? 'keep.on' : 'keep.off')}
      </p>
      {isOn || failure === 'broken' ? (
        <Button variant="link" onClick={disable}>
          {t('keep.delete')}
        </Button>
      ) : null}
    </section>
  );
});
