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
 * Opening adds one history entry; a step to another file replaces that entry. A file of another list opens on its page.
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
    show: ({ file, page, find }: PreviewItem) => {
      const list = items.some((item) => item.file.id === file.id) ? undefined : listPath(file);
      if (list !== undefined) {
        const address = new URL(previewPath(list, file.id, page), window.location.origin);
        const { pathname, search } = inLanguage(address, language);
        const state = { openedPreview: wasOpenedHere };
        void navigate(pathname + search, { replace: isOpen, state });
        return;
      }
      void updateParams((next) => setPreviewParams(next, file.id, page, find), {
        replace: isOpen,
        state: isOpen ? location.state : { openedPreview: true, ...covering(location) },
      });
    },
    close: () => {
      if (wasOpenedHere) void navigate(-1);
      else void updateParams(clearPreviewParams, { replace: true });
    },
  };
}
