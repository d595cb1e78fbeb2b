import { toast, useTranslation } from 'shared/runtime';
import { lazyModule, useLazyModule } from 'shared/ui';

const previewPanel = lazyModule(() => import('./PreviewPanel.tsx'));

/** The panel's code, which is fetched when the first preview opens. */
export function usePanel(isWanted: boolean, giveUp: () => void) {
  const { t } = useTranslation(['handouts', 'common']);
  const panel = useLazyModule(previewPanel, {
    when: isWanted,
    source: 'handouts',
    message: 'The preview did not load',
    onFailed: () => {
      giveUp();
      toast.error({ title: t('common:errorTitle'), description: t('preview.notLoaded') });
    },
  });
  return panel.status === 'ready' ? panel.module.default : undefined;
}
