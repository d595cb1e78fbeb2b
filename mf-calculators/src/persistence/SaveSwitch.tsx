import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Switch } from 'shared/ui';
import type { CalculatorType } from '../calculators.ts';
import { persistenceOf } from './persistence.ts';

/** "Save on this device": off by default, with a button that deletes what is saved. */
export const SaveSwitch = memo(function SaveSwitch({ type }: { type: CalculatorType }) {
  const { t } = useTranslation('calculators');
  const { useStatus, enable, disable } = persistenceOf(type);
  const { isOn, failure, ownSnapshot } = useStatus();
  // Shared grades are not saved as the visitor's own.
  if (ownSnapshot !== null) return null;
  return (
    <section
      aria-label={t('keep.title')}
      className="flex flex-col items-start md:max-w-72 print:hidden"
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
      {isOn ? (
        <Button variant="link" onClick={disable}>
          {t('keep.delete')}
        </Button>
      ) : null}
    </section>
  );
});
