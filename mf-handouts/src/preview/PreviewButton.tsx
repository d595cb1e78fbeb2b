import { useContext } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import { PreviewContext, previewButtonId } from './PreviewContext.ts';
import type { PreviewItem } from './previewAddress.ts';

/** Opens a file's preview beside the list; above the rest of the row, which opens the file itself. */
export function PreviewButton({ item }: { item: PreviewItem }) {
  const { t } = useTranslation('handouts');
  const preview = useContext(PreviewContext);
  if (!preview) return null;
  return (
    <Button
      id={previewButtonId(item)}
      variant="outline"
      size="icon"
      aria-haspopup="dialog"
      aria-expanded={isShown(preview.shown, item)}
      className="relative z-1 @min-[36rem]:h-9 @min-[36rem]:w-auto @min-[36rem]:px-4 @min-[36rem]:text-sm print:hidden"
      onClick={() => preview.show(item)}
    >
      <Icon name="eye" className="size-5" />
      <span className="sr-only @min-[36rem]:not-sr-only">{t('preview.open')}</span>
      <span className="sr-only"> {item.file.name}</span>
    </Button>
  );
}

/** Whether an item is the one that is open. */
export function isShown(shown: PreviewItem | undefined, { file, page }: PreviewItem): boolean {
  return shown?.file.id === file.id && shown.page === page;
}
