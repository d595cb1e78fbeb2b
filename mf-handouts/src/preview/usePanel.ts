import { useEffect, useState } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import type PreviewPanel from './PreviewPanel.tsx';

/**
 * The panel's code, which is fetched when the first preview opens.
 *
 * @param onFailure Called when it does not come: the page is as it was before.
 */
export function usePanel(isWanted: boolean, onFailure: () => void) {
  const { t } = useTranslation(['handouts', 'common']);
  const [Panel, setPanel] = useState<typeof PreviewPanel>();
  const isMissing = isWanted && !Panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish asks again.
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import('./PreviewPanel.tsx').then(
      (module) => isCurrent && setPanel(() => module.default),
      (cause: unknown) => {
        if (!isCurrent) return;
        reportError({ source: 'handouts', message: 'The preview did not load', cause });
        toast.error({ title: t('common:errorTitle'), description: t('preview.notLoaded') });
        onFailure();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return Panel;
}
