import { useEffect, useRef, useState } from 'react';
import { useLocation, useTranslation } from 'shared/runtime';
import { Button, Icon, RetryButton, SidePanel, saveFile, useShare } from 'shared/ui';
import { safeFileName } from '../archive/safeFileName.ts';
import { MailLink } from '../files/MailLink.tsx';
import type { FileFailure } from '../opening/fetchFile.ts';
import { announceReading } from '../opening/readings.ts';
import { useOpenFile } from '../opening/useOpenFile.ts';
import { listPath } from '../paths.ts';
import { type PreviewItem, previewPath } from '../previewParams.ts';
import { FileSteps } from './FileSteps.tsx';
import { PdfPages } from './PdfPages.tsx';
import { previewButtonId } from './PreviewButton.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import type { PdfDocument } from './pdfDocument.ts';
import { scrollToPage } from './scrollToPage.ts';
import { readableZoom } from './textColumn.ts';
import { usePdf } from './usePdf.ts';

export { translations } from './translations.ts';
export { loadViewer } from './usePdf.ts';

interface PreviewPanelProps {
  item: PreviewItem | undefined;
  /** Its neighbours in the list. */
  previous: PreviewItem | undefined;
  next: PreviewItem | undefined;
  /** The element that contains the panel; null on a small screen, which the panel fills. */
  column: HTMLElement | null;
  onShow: (item: PreviewItem) => void;
  onClose: () => void;
}

/** A file's pages with a toolbar. */
export default function PreviewPanel(props: PreviewPanelProps) {
  const { item, previous, next, column, onShow, onClose } = props;
  // The last item stays rendered while the panel closes.
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  const [chosenZoom, setZoom] = useState<number>();
  const [reading, setReading] = useState<number>();
  const scroller = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('handoutsPreview');
  const openFile = useOpenFile();
  const share = useShare();
  const { pathname } = useLocation();
  const shown = item ?? last;
  const pdf = usePdf(item?.file);
  const readFile = pdf.step === 'ready' ? item?.file : undefined;
  useEffect(() => {
    if (readFile) announceReading({ file: readFile });
  }, [readFile]);

  const document = pdf.step === 'ready' ? pdf.document : undefined;
  const zoom = chosenZoom ?? firstZoom(document, column);

  if (!shown) return null;
  const { file, page } = shown;
  const open = () => void openFile(file, page);
  const sharedPath = previewPath(listPath(file) ?? pathname, file.id, document ? reading : page);
  const download = (blob: Blob) => saveFile(blob, safeFileName(file.name, '.pdf'));
  return (
    <SidePanel
      open={item !== undefined}
      onClose={onClose}
      title={file.name}
      titleLang="it"
      container={column}
      initialFocus={scroller}
      returnFocus={() => window.document.getElementById(previewButtonId(shown))}
      tools={
        <PreviewToolbar
          page={document && reading}
          pages={document?.pages ?? 0}
          onPage={(number) => scroller.current && scrollToPage(scroller.current, number)}
          zoom={zoom}
          onZoom={setZoom}
          onDownload={pdf.step === 'ready' ? () => download(pdf.file) : undefined}
          onShare={() =>
            void share({
              title: file.name,
              path: sharedPath,
            })
          }
          onOpen={open}
        />
      }
    >
      <section
        ref={scroller}
        aria-label={t('pages')}
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
            document={document}
            startAt={page}
            zoom={zoom}
            scroller={scroller}
            onOpen={(number) => void openFile(file, number)}
            onPage={(number) => {
              setReading(number);
              if (item && document) announceReading({ file, page: { number, of: document.pages } });
            }}
          />
        )}
        <p className="sticky left-0 flex justify-center pb-3">
          <MailLink
            subject={t('faultSubject', { file: file.name, page: reading ?? page })}
            path={sharedPath}
          >
            {t('reportFault')}
          </MailLink>
        </p>
      </section>
      <FileSteps previous={previous} next={next} onShow={onShow} />
    </SidePanel>
  );
}

/** On a small screen the text is as wide as the screen; beside a list the page fits the panel. */
function firstZoom(document: PdfDocument | undefined, column: HTMLElement | null): number {
  if (!document || column) return 1;
  return readableZoom(document.column, document.width, window.innerWidth);
}

interface PreviewErrorProps {
  reason: FileFailure;
  onRetry: () => void;
  onOpen: () => void;
}

/** Says why there is no preview, and offers to open the file in a tab, which may still work. */
function PreviewError({ reason, onRetry, onOpen }: PreviewErrorProps) {
  const { t } = useTranslation('handoutsPreview');
  return (
    <div
      role="alert"
      className="m-4 flex flex-col items-start gap-2 border-l-4 border-dashed border-accent bg-surface p-5"
    >
      <p className="text-lg font-semibold">{t(`${reason}`)}</p>
      <p className="max-w-measure text-quiet">{t(`${reason}Hint`)}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        {reason === 'unreachable' ? <RetryButton variant="default" onRetry={onRetry} /> : null}
        <Button variant="outline" onClick={onOpen}>
          <Icon name="external" className="size-5" />
          {t('tab')}
        </Button>
      </p>
    </div>
  );
}
