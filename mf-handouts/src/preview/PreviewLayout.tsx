import { type ReactNode, useMemo, useState } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { useIsAtLeast, useLazyModule } from 'shared/ui';
import { isPdf } from '../opening/fileLink.ts';
import type { PreviewItem } from '../previewParams.ts';
import { PreviewContext } from './PreviewLink.tsx';
import { previewPanel } from './previewPanel.ts';
import { usePreview } from './usePreview.ts';

interface PreviewLayoutProps {
  /** The files of the list, in its order. */
  items: readonly PreviewItem[];
  /** Whether the list has files of several courses, so that the steps to other files stay in that of the file. */
  stepsInCourse?: boolean;
  children: ReactNode;
}

/** A list of files with the open preview beside it or, on a small screen, above it. */
export function PreviewLayout(props: PreviewLayoutProps) {
  const { items: listed, stepsInCourse = false, children } = props;
  const { t } = useTranslation(['handouts', 'common']);
  const items = listed.filter(({ file }) => isPdf(file.url));
  const { shown, index, show, showOnItsPage, close } = usePreview(items);
  const isWide = useIsAtLeast('lg');
  const [column, setColumn] = useState<HTMLDivElement | null>(null);
  const panel = useLazyModule(previewPanel, {
    when: shown !== undefined,
    source: 'handouts',
    message: 'The preview did not load',
    onFailed: () => {
      close();
      toast.error({ title: t('common:errorTitle'), description: t('preview.notLoaded') });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every `show` does the same, and a new context value would re-render thousands of rows.
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
          className={
            isBeside
              ? 'sticky top-below-bar h-[calc(100dvh-theme(--spacing-below-bar)-1.5rem)] print:hidden'
              : 'hidden'
          }
        />
      </div>
      {panel.status === 'ready' ? (
        <panel.module.default
          item={shown}
          previous={items[index - 1]}
          next={shown && items[index + 1]}
          stepsInCourse={stepsInCourse}
          column={isWide ? column : null}
          onShow={stepsInCourse ? showOnItsPage : show}
          onClose={close}
        />
      ) : null}
    </PreviewContext>
  );
}
