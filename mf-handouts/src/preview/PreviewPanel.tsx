import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { SidePanel } from 'shared/ui';
import { diskName } from '../archive/archiveNames.ts';
import { saveFile } from '../archive/saveFile.ts';
import { useOpenFile } from '../opening/useOpenFile.ts';
import { rememberFile } from '../recent/recentFiles.ts';
import { PdfPages } from './PdfPages.tsx';
import { previewButtonId } from './PreviewContext.ts';
import { PreviewFailure } from './PreviewFailure.tsx';
import { PreviewTools } from './PreviewTools.tsx';
import type { PreviewItem } from './previewAddress.ts';
import { usePdf } from './usePdf.ts';

interface PreviewPanelProps {
  item: PreviewItem | undefined;
  /** The item's place in the list, from 0. */
  place: number;
  total: number;
  /** Where the panel stands; nowhere on a small screen, which it fills. */
  column: HTMLElement | null;
  onStep: (step: -1 | 1) => void;
  onClose: () => void;
}

/** A file, page by page, with what can be done with it. */
export default function PreviewPanel(props: PreviewPanelProps) {
  const { item, place, total, column, onStep, onClose } = props;
  // While the panel closes, it still shows what it showed.
  const [last, setLast] = useState(item);
  if (item && item !== last) setLast(item);
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('handouts');
  const openFile = useOpenFile();
  const shown = item ?? last;
  const pdf = usePdf(item?.file.url);
  const isRead = pdf.step === 'ready';
  const read = item?.file;
  useEffect(() => {
    if (isRead && read) rememberFile(read);
  }, [isRead, read]);

  if (!shown) return null;
  const { file } = shown;
  const download = (blob: Blob) => saveFile(blob, diskName(file.name, '.pdf'));
  return (
    <SidePanel
      open={item !== undefined}
      onClose={onClose}
      title={file.name}
      titleLang="it"
      place={column}
      initialFocus={scroller}
      returnFocus={() => document.getElementById(previewButtonId(shown))}
      tools={
        <PreviewTools
          place={place}
          total={total}
          onStep={onStep}
          zoom={zoom}
          onZoom={setZoom}
          onDownload={pdf.step === 'ready' ? () => download(pdf.file) : undefined}
          onOpen={() => void openFile(file, shown.page)}
        />
      }
    >
      <section
        ref={scroller}
        aria-label={t('preview.pages')}
        aria-busy={pdf.step === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="relative grow overflow-auto overscroll-contain bg-hairline/60 outline-offset-[-3px]"
      >
        {pdf.step === 'failed' ? (
          <PreviewFailure
            why={pdf.why}
            onRetry={pdf.retry}
            onOpen={() => void openFile(file, shown.page)}
          />
        ) : (
          <PdfPages
            key={`${file.id}-${shown.page}`}
            document={pdf.step === 'ready' ? pdf.document : undefined}
            startAt={shown.page}
            zoom={zoom}
            scroller={scroller}
          />
        )}
      </section>
    </SidePanel>
  );
}
