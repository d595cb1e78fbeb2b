import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Switch } from 'shared/ui';
import { showRemoteOutlines, showsRemoteOutlines } from './remoteOutlines.ts';

/** Switches the outlines around remotes on and off. */
export function RemoteOutlinesSwitch() {
  const { t } = useTranslation('versions');
  const [shown, setShown] = useState(showsRemoteOutlines);
  return (
    <div>
      <Switch
        checked={shown}
        onCheckedChange={(checked) => {
          showRemoteOutlines(checked);
          setShown(checked);
        }}
      >
        {t('outlines')}
      </Switch>
      <p className="max-w-measure pl-15 text-sm text-quiet">{t('outlinesHint')}</p>
    </div>
  );
}
