import { addTranslations } from 'shared/runtime';
import { lazyModule } from 'shared/ui';

/** The preview, with its texts. */
export const previewPanel = lazyModule(async () => {
  const module = await import(/* webpackChunkName: "previewPanel" */ './PreviewPanel.tsx');
  await addTranslations('handoutsPreview', module.translations);
  return module;
});
