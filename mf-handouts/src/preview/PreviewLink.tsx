import { createContext, type ReactNode, useContext } from 'react';
import { FileLink } from '../opening/FileLink.tsx';
import { isPdf } from '../opening/fileLink.ts';
import { OpenButton } from '../opening/OpenButton.tsx';
import type { PreviewItem } from '../previewParams.ts';

interface PreviewState {
  /** The item whose preview is open. */
  shown: PreviewItem | undefined;
  show: (item: PreviewItem) => void;
}

/** Provided by `PreviewLayout`. */
export const PreviewContext = createContext<PreviewState | undefined>(undefined);

/** Whether the preview of an item is open. */
export function useIsPreviewed({ file, page }: PreviewItem): boolean {
  const shown = useContext(PreviewContext)?.shown;
  return shown?.file.id === file.id && shown.page === page;
}

/** The id of an item's link, which is focused again when the preview closes. */
export function previewLinkId({ file, page }: PreviewItem): string {
  return `anteprima-${file.id}-${page}`;
}

/** Opens the preview of a file wherever its row is tapped; what is no PDF opens in a new tab. */
export function PreviewLink({ item, children }: { item: PreviewItem; children: ReactNode }) {
  const { file, page } = item;
  const preview = useContext(PreviewContext);
  const isPreviewed = useIsPreviewed(item);
  if (!preview || !isPdf(file.url)) {
    return (
      <OpenButton file={file} page={page} className="file-link">
        {children}
      </OpenButton>
    );
  }
  return (
    <FileLink
      file={file}
      id={previewLinkId(item)}
      aria-haspopup="dialog"
      aria-expanded={isPreviewed}
      className="file-link"
      onOpen={() => preview.show(item)}
    >
      {children}
    </FileLink>
  );
}
