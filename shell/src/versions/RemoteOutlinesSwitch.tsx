import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Switch } from 'shared/ui';
import { showSeams, showsSeams } from './remoteOutlines.ts';

/** Outlines, on every page, what belongs to which team. */
export function RemoteOutlinesSwitch() {
  const { t } = useTranslation('versions');
  const [shown, setShown] = useState(showsSeams);
  return (
    <div>
      <Switch
        checked={shown}
        onCheckedChange={(checked) => {
          showSeams(checked);
          setShown(checked);
        }}
      >
        {t('seams')}
      </Switch>
      <p className="max-w-measure pl-15 text-sm text-quiet">{t('seamsHint')}</p>
    </div>
  );
}
