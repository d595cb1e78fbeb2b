import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon, RetryButton, SidePanel, saveFile } from 'shared/ui';
import { diskName } from '../archive/diskName.ts';
import type { FileFailure } from '../opening/fetchFile.ts';
import { useOpenFile } from '../opening/useOpenFile.ts';
import type { PreviewItem } from '../previewParams.ts';
import { rememberFile } from '../recent/recentFilesStore.ts';
import { PdfPages } from './PdfPages.tsx';
import { previewButtonId } from './PreviewButton.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import { usePdf } from './usePdf.ts';

interface PreviewPanelProps {
  item: PreviewItem | undefined;
  /** The item's index in the list. */
  index: number;
  total: number;
  /** The element that contains the panel; null on a small screen, which the panel fills. */
  column: HTMLElement | null;
  onStep: (step: -1 | 1) => void;
  onClose: () => void;
}

/** A file's pages with a toolbar. */
export default function PreviewPanel(props: PreviewPanelProps) {
  const { item, index, total, column, onStep, onClose } = props;
  // The last item stays rendered while the panel closes.
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('handouts');
  const openFile = useOpenFile();
  const shown = item ?? last;
  const pdf = usePdf(item?.file.url);
  const readFile = pdf.step === 'ready' ? item?.file : undefined;
  useEffect(() => {
    if (readFile) rememberFile(readFile);
  }, [readFile]);

  if (!shown) return null;
  const { file, page } = shown;
  const open = () => void openFile(file, page);
  const download = (blob: Blob) => saveFile(blob, diskName(file.name, '.pdf'));
  return (
    <SidePanel
      open={item !== undefined}
      onClose={onClose}
      title={file.name}
      titleLang="it"
      container={column}
      initialFocus={scroller}
      returnFocus={() => document.getElementById(previewButtonId(shown))}
      tools={
        <PreviewToolbar
          index={index}
          total={total}
          onStep={onStep}
          zoom={zoom}
          onZoom={setZoom}
          onDownload={pdf.step === 'ready' ? () => download(pdf.file) : undefined}
          onOpen={open}
        />
      }
    >
      <section
        ref={scroller}
        aria-label={t('preview.pages')}
        aria-busy={pdf.step === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable to be scrolled by keyboard.
        tabIndex={0}
        className="relative grow overflow-auto overscroll-contain bg-hairline/60 outline-offset-[-3px]"
      >
        {pdf.step === 'failed' ? (
          <PreviewError reason={pdf.reason} onRetry={pdf.retry} onOpen={open} />
        ) : (
          <PdfPages
            key={`${file.id}-${page}`}
            document={pdf.step === 'ready' ? pdf.document : undefined}
            startAt={page}
            zoom={zoom}
            scroller={scroller}
          />
        )}
      </section>
    </SidePanel>
  );
}

interface PreviewErrorProps {
  reason: FileFailure;
  onRetry: () => void;
  onOpen: () => void;
}

/** Says why there is no preview, and offers to open the file in a tab, which may still work. */
function PreviewError({ reason, onRetry, onOpen }: PreviewErrorProps) {
  const { t } = useTranslation('handouts');
  return (
    <div
      role="alert"
      className="m-4 flex flex-col items-start gap-2 border-l-4 border-dashed border-accent bg-surface p-5"
    >
      <p className="text-lg font-semibold">{t(`preview.${reason}`)}</p>
      <p className="max-w-measure text-quiet">{t(`preview.${reason}Hint`)}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        {reason === 'unreachable' ? <RetryButton variant="default" onRetry={onRetry} /> : null}
        <Button variant="outline" onClick={onOpen}>
          <Icon name="external" className="size-5" />
          {t('preview.tab')}
        </Button>
      </p>
    </div>
  );
}
