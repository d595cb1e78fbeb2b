import { useTranslation } from 'shared/runtime';
import { usePartOnDemand } from 'shared/ui';

const load = () => import('./PreviewPanel.tsx').then((module) => module.default);

/** The panel's code, which is fetched when the first preview opens. */
export function usePanel(isWanted: boolean, giveUp: () => void) {
  const { t } = useTranslation('handouts');
  return usePartOnDemand(load, isWanted, {
    source: 'handouts',
    shown: t('preview.notLoaded'),
    reported: 'The preview did not load',
    giveUp,
  });
}
