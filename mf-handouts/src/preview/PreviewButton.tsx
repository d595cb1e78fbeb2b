import { createContext, useContext } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { PreviewItem } from '../previewParams.ts';

interface PreviewState {
  /** The item whose preview is open. */
  shown: PreviewItem | undefined;
  show: (item: PreviewItem) => void;
}

/** Provided by `PreviewLayout`; rows outside it have no preview button. */
export const PreviewContext = createContext<PreviewState | undefined>(undefined);

/** Whether the preview of an item is open. */
export function useIsPreviewed({ file, page }: PreviewItem): boolean {
  const shown = useContext(PreviewContext)?.shown;
  return shown?.file.id === file.id && shown.page === page;
}

/** The id of an item's preview button, which is focused again when the preview closes. */
export function previewButtonId({ file, page }: PreviewItem): string {
  return `anteprima-${file.id}-${page}`;
}

/** Opens a file's preview; lies above the row's own button, which opens the file. */
export function PreviewButton({ item }: { item: PreviewItem }) {
  const { t } = useTranslation('handouts');
  const preview = useContext(PreviewContext);
  const isPreviewed = useIsPreviewed(item);
  if (!preview) return null;
  return (
    <Button
      id={previewButtonId(item)}
      variant="outline"
      size="icon"
      aria-haspopup="dialog"
      aria-expanded={isPreviewed}
      className="relative z-1 @min-[36rem]:h-9 @min-[36rem]:w-auto @min-[36rem]:px-4 @min-[36rem]:text-sm print:hidden noscript:hidden"
      onClick={() => preview.show(item)}
    >
      <Icon name="eye" className="size-5" />
      <span className="sr-only @min-[36rem]:not-sr-only">{t('preview.open')}</span>
      <span className="sr-only"> {item.file.name}</span>
    </Button>
  );
}
