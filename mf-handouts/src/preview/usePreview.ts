import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from 'shared/ui';
import {
  clearPreviewParams,
  findPreview,
  type PreviewItem,
  setPreviewParams,
} from '../previewParams.ts';

/**
 * Which file of a list is previewed. The URL holds it, so that it can be linked and Back closes it:
 * opening adds one history entry, and a step to another file replaces that entry.
 */
export function usePreview(items: readonly PreviewItem[]) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const updateParams = useUpdateSearchParams();
  const { index = -1, item: shown } = findPreview(params, items) ?? {};
  const wasOpenedHere = state?.openedPreview === true;
  /** The scroll position at closing: going back would restore the one at opening. */
  const scrollTop = useRef<number>(undefined);

  const isOpen = shown !== undefined;
  useEffect(() => {
    if (isOpen || scrollTop.current === undefined) return;
    window.scrollTo({ top: scrollTop.current, behavior: 'instant' });
    scrollTop.current = undefined;
  }, [isOpen]);

  return {
    shown,
    /** Its index in the list, or -1. */
    index,
    show: (item: PreviewItem) =>
      void updateParams((next) => setPreviewParams(next, item), {
        replace: isOpen,
        state: { openedPreview: isOpen ? wasOpenedHere : true },
      }),
    close: () => {
      scrollTop.current = window.scrollY;
      if (wasOpenedHere) void navigate(-1);
      else void updateParams(clearPreviewParams, { replace: true });
    },
  };
}
