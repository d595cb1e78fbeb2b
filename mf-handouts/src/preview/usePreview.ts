import { inLanguage } from 'shared/contract';
import { useLanguage, useLocation, useNavigate, useSearchParams } from 'shared/runtime';
import { covering, useUpdateSearchParams } from 'shared/ui';
import { listPath } from '../paths.ts';
import {
  clearPreviewParams,
  findPreview,
  type PreviewItem,
  previewPath,
  setPreviewParams,
} from '../previewParams.ts';

/**
 * The file of a list that is previewed. It is part of the URL, so that it can be linked and Back closes it.
 * Opening adds one history entry; a step to another file replaces that entry.
 */
export function usePreview(items: readonly PreviewItem[]) {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const updateParams = useUpdateSearchParams();
  const { index = -1, item: shown } = findPreview(params, items) ?? {};
  const wasOpenedHere = location.state?.openedPreview === true;
  const isOpen = shown !== undefined;

  return {
    shown,
    /** Its index in the list, or -1. */
    index,
    show: ({ file, page, find }: PreviewItem) =>
      void updateParams((next) => setPreviewParams(next, file.id, page, find), {
        replace: isOpen,
        state: isOpen ? location.state : { openedPreview: true, ...covering(location) },
      }),
    /** Shows a file on the page that lists it. */
    showOnItsPage: ({ file, page }: PreviewItem) => {
      const path = previewPath(listPath(file) ?? location.pathname, file.id, page);
      const { pathname, search } = inLanguage(new URL(path, window.location.origin), language);
      const state = { openedPreview: wasOpenedHere };
      void navigate(pathname + search, { replace: true, state });
    },
    close: () => {
      if (wasOpenedHere) void navigate(-1);
      else void updateParams(clearPreviewParams, { replace: true });
    },
  };
}
