import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Switch } from 'shared/ui';
import type { Keeper } from './keepers.ts';

/** "Save on this device": off until the student wants it, and a way to have all of it deleted. */
export const KeepSwitch = memo(function KeepSwitch({ keeper }: { keeper: Keeper }) {
  const { t } = useTranslation('calculators');
  const { on, fault, aside } = keeper.useKeeper();
  // What somebody else entered is not kept as one's own.
  if (aside !== null) return null;
  return (
    <section
      aria-label={t('keep.title')}
      className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden"
    >
      <Switch checked={on} onCheckedChange={on ? keeper.switchOff : keeper.switchOn}>
        {t('keep.title')}
      </Switch>
      {on ? (
        <Button variant="link" onClick={keeper.switchOff}>
          {t('keep.delete')}
        </Button>
      ) : null}
      <p role="status" className={`w-full text-sm ${fault ? 'text-warning' : 'text-quiet'}`}>
        {fault ? t(`keep.${fault}`) : t(on ? 'keep.on' : 'keep.off')}
      </p>
    </section>
  );
});
