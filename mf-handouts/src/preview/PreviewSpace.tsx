import { type ReactNode, useMemo, useState } from 'react';
import { PreviewContext } from './PreviewContext.ts';
import type { PreviewItem } from './previewAddress.ts';
import { useIsWide } from './useIsWide.ts';
import { usePanel } from './usePanel.ts';
import { usePreview } from './usePreview.ts';

interface PreviewSpaceProps {
  /** The files of the list, in its order. */
  items: readonly PreviewItem[];
  children: ReactNode;
}

/** A list of files and, beside it, the one whose preview is open; on a small screen, above it. */
export function PreviewSpace({ items, children }: PreviewSpaceProps) {
  const { shown, place, show, close } = usePreview(items);
  const isWide = useIsWide();
  const [column, setColumn] = useState<HTMLDivElement | null>(null);
  const Panel = usePanel(shown !== undefined, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` means the same at every render, and thousands of rows listen.
  const state = useMemo(() => ({ shown, show }), [shown?.file.id, shown?.page]);
  const isBeside = shown !== undefined && isWide;
  return (
    <PreviewContext value={state}>
      <div
        className={
          isBeside
            ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-x-8 print:block'
            : undefined
        }
      >
        <div className="min-w-0">{children}</div>
        <div
          ref={setColumn}
          className={isBeside ? 'sticky top-22 h-[calc(100dvh-7rem)] print:hidden' : 'hidden'}
        />
      </div>
      {Panel ? (
        <Panel
          item={shown}
          place={place}
          total={items.length}
          column={isWide ? column : null}
          onStep={(step) => {
            const next = items[place + step];
            if (next) show(next);
          }}
          onClose={close}
        />
      ) : null}
    </PreviewContext>
  );
}
