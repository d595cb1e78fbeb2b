import { useEffect, useRef, useState } from 'react';
import { reportError, toast, useLocation, useTranslation } from 'shared/runtime';
import { Button, Icon, Progress, RetryButton, SidePanel, saveFile, useShare } from 'shared/ui';
import { safeFileName } from '../archive/safeFileName.ts';
import { useSizeText } from '../files/fileSize.ts';
import { MailLink } from '../files/MailLink.tsx';
import type { Arrived, FileFailure } from '../opening/fetchFile.ts';
import { announceReading } from '../opening/readings.ts';
import { useOpenFile } from '../opening/useOpenFile.ts';
import { listPath } from '../paths.ts';
import { type PreviewItem, previewPath } from '../previewParams.ts';
import { FileSteps } from './FileSteps.tsx';
import { FindBar } from './FindBar.tsx';
import { PageView } from './PageView.tsx';
import { PdfPages } from './PdfPages.tsx';
import { previewLinkId } from './PreviewLink.tsx';
import { PreviewToolbar } from './PreviewToolbar.tsx';
import type { PdfDocument } from './pdfDocument.ts';
import { scrollToPage } from './scrollToPage.ts';
import { readableZoom } from './textColumn.ts';
import { useCourseOrder } from './useCourseOrder.ts';
import { useFind } from './useFind.ts';
import { usePdf } from './usePdf.ts';

export { translations } from './translations.ts';
export { loadViewer } from './usePdf.ts';

interface PreviewPanelProps {
  item: PreviewItem | undefined;
  /** Its neighbours in the list. */
  previous: PreviewItem | undefined;
  next: PreviewItem | undefined;
  /** Whether its neighbours in its course replace them. */
  stepsInCourse: boolean;
  /** The element that contains the panel; null on a small screen, which the panel fills. */
  column: HTMLElement | null;
  onShow: (item: PreviewItem) => void;
  onClose: () => void;
}

/** A file's pages with a toolbar. */
export default function PreviewPanel(props: PreviewPanelProps) {
  const { item, previous, next, stepsInCourse, column, onShow, onClose } = props;
  // The last item stays rendered while the panel closes.
  const [last, setLast] = useState(item);
  const [search, setSearch] = useState<{ query: string; isTyped: boolean } | undefined>(
    searchOf(item),
  );
  const [reading, setReading] = useState<number>();
  if (item && item !== last) {
    const isOther = item.file.id !== last?.file.id || item.page !== last.page;
    if (isOther || item.find !== last.find) setSearch(searchOf(item));
    if (isOther) setReading(undefined);
    setLast(item);
  }
  const [chosenZoom, setZoom] = useState<number>();
  const [usesKeys, setUsesKeys] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('handoutsPreview');
  const sizeText = useSizeText();
  const openFile = useOpenFile();
  const share = useShare();
  const { pathname } = useLocation();
  const shown = item ?? last;
  const inCourse = useCourseOrder(stepsInCourse ? item?.file : undefined);
  const pdf = usePdf(item?.file);
  const readFile = pdf.step === 'ready' ? item?.file : undefined;
  useEffect(() => {
    if (readFile) announceReading({ file: readFile });
  }, [readFile]);

  const document = pdf.step === 'ready' ? pdf.document : undefined;
  const zoom = chosenZoom ?? firstZoom(document, column);
  const find = useFind(document, search?.query.trim() ?? '', reading ?? shown?.page ?? 1);

  if (!shown) return null;
  const { file, page } = shown;
  const open = () => void openFile(file, document ? reading : page);
  const sharedPath = previewPath(listPath(file) ?? pathname, file.id, document ? reading : page);
  const download = async () => {
    try {
      const content = await document?.content();
      if (content) saveFile(content, safeFileName(file.name, '.pdf'));
    } catch (cause) {
      // Of a large file, the rest is read only now.
      reportError({ source: 'handouts', message: 'A file could not be saved', cause });
      toast.error({ title: t('unreachable'), description: t('unreachableHint') });
    }
  };
  return (
    <SidePanel
      open={item !== undefined}
      onClose={onClose}
      title={file.name}
      titleLang="it"
      container={column}
      initialFocus={scroller}
      returnFocus={() => window.document.getElementById(previewLinkId(shown))}
      tools={
        <>
          <PreviewToolbar
            page={document && reading}
            pages={document?.pages ?? 0}
            onPage={(number) => scroller.current && scrollToPage(scroller.current, number)}
            isFinding={search !== undefined}
            onFind={
              document && (() => setSearch(search ? undefined : { query: '', isTyped: true }))
            }
            size={document && sizeText(document.size)}
            onDownload={() => void download()}
            onShare={() => void share({ title: file.name, path: sharedPath })}
            onOpen={open}
          />
          {search ? (
            <FindBar
              query={search.query}
              onQuery={(query) => setSearch({ query, isTyped: true })}
              find={find}
              focuses={search.isTyped}
              onClose={() => {
                setSearch(undefined);
                scroller.current?.focus({ preventScroll: true });
              }}
            />
          ) : null}
        </>
      }
    >
      <div className="relative flex min-h-0 grow flex-col">
        <section
          ref={scroller}
          aria-label={t('pages')}
          aria-busy={pdf.step === 'loading'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable to be scrolled by keyboard.
          tabIndex={0}
          onKeyUp={() => setUsesKeys(true)}
          onPointerDown={() => setUsesKeys(false)}
          className="peer relative grow overflow-auto overscroll-contain bg-hairline/60 outline-none"
        >
          {pdf.step === 'failed' ? (
            <PreviewError reason={pdf.reason} onRetry={pdf.retry} onOpen={open} />
          ) : null}
          {pdf.step === 'loading' ? <Loading arrived={pdf.arrived} /> : null}
          {document ? (
            <PdfPages
              key={`${file.id}-${page}`}
              document={document}
              startAt={page}
              zoom={zoom}
              scroller={scroller}
              find={find}
              onOpen={(number) => void openFile(file, number)}
              onPage={(number) => {
                setReading(number);
                if (item) announceReading({ file, page: { number, of: document.pages } });
              }}
            />
          ) : null}
          <p className="sticky left-0 flex justify-center pb-17">
            <MailLink
              subject={t('faultSubject', { file: file.name, page: reading ?? page })}
              path={sharedPath}
            >
              {t('reportFault')}
            </MailLink>
          </p>
        </section>
        {document ? <PageView zoom={zoom} onZoom={setZoom} /> : null}
        {/* Above the pages, which would cover an outline. Shown once the reader uses keys. */}
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-0.5 hidden rounded-field border-3 border-accent ${usesKeys ? 'peer-focus:block' : ''}`}
        />
      </div>
      <FileSteps {...(stepsInCourse ? inCourse : { previous, next })} onShow={onShow} />
    </SidePanel>
  );
}

/** What a link to an item finds in it. */
const searchOf = (item: PreviewItem | undefined) =>
  item?.find === undefined ? undefined : { query: item.find, isTyped: false };

/** On a small screen the text is as wide as the screen; beside a list the page fits the panel. */
function firstZoom(document: PdfDocument | undefined, column: HTMLElement | null): number {
  if (!document || column) return 1;
  return readableZoom(document.column, document.width, window.innerWidth);
}

/** How much of the file has arrived, above the outline of a page. */
function Loading({ arrived }: { arrived: Arrived | undefined }) {
  const { t } = useTranslation('handoutsPreview');
  const { bytes = 0, of } = arrived ?? {};
  const size = useSizeText();
  return (
    <div className="p-3">
      <div className="aspect-[1/1.414] bg-surface p-6">
        <Progress
          label={t('loading')}
          value={bytes}
          max={of ?? Math.max(1, bytes)}
          valueText={
            of === undefined ? size(bytes) : t('loadingOf', { bytes: size(bytes), of: size(of) })
          }
        />
      </div>
    </div>
  );
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
