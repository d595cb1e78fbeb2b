import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from 'shared/ui';
import { leavePreview, namePreview, type PreviewItem, previewIn } from './previewAddress.ts';

/**
 * Which file of a list is open beside it, kept in the address: it can be linked, and Back closes it.
 * Opening adds one entry to the history; from file to file, that entry only changes.
 */
export function usePreview(items: readonly PreviewItem[]) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const changeParams = useUpdateSearchParams();
  const { place = -1, item: shown } = previewIn(params, items) ?? {};
  const wasOpenedHere = state?.openedPreview === true;
  /** Where the page was when the preview was closed: going back would scroll to where it was opened. */
  const scrolled = useRef<number>(undefined);

  const isOpen = shown !== undefined;
  useEffect(() => {
    if (isOpen || scrolled.current === undefined) return;
    window.scrollTo({ top: scrolled.current, behavior: 'instant' });
    scrolled.current = undefined;
  }, [isOpen]);

  return {
    shown,
    /** Its place in the list, from 0. */
    place,
    show: (item: PreviewItem) =>
      void changeParams((next) => namePreview(next, item), {
        replace: isOpen,
        state: { openedPreview: isOpen ? wasOpenedHere : true },
      }),
    close: () => {
      scrolled.current = window.scrollY;
      if (wasOpenedHere) void navigate(-1);
      else void changeParams(leavePreview, { replace: true });
    },
  };
}
