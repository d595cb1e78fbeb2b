import { useCallback } from 'react';
import { useNavigate } from 'shared/runtime';
import { decodePathSegment } from '../format/decodePathSegment.ts';

interface ChangeOptions {
  /** Whether the history entry is replaced; otherwise Back undoes the change. */
  replace: boolean;
  /** Additional state of the history entry. */
  state?: object;
  /** The hash for an address without one, so that a shared link opens at the section that reads the parameters. */
  anchor?: string | undefined;
}

/**
 * Changes search parameters without scrolling. The path, the other parameters and a hash stay, and so does the state
 * of an entry that is replaced.
 */
export function useUpdateSearchParams() {
  const navigate = useNavigate();
  return useCallback(
    async (
      change: (params: URLSearchParams) => void,
      { replace, state, anchor = '' }: ChangeOptions,
    ) => {
      // The rendered location may be outdated and would undo a recent change.
      const { pathname, search } = window.location;
      const hash = window.location.hash || anchor;
      const params = new URLSearchParams(search);
      change(params);
      // The router would scroll to an element on every change, so its hash is set afterwards.
      const isAnchor = document.getElementById(decodePathSegment(hash.slice(1))) !== null;
      const kept = replace ? window.history.state?.usr : undefined;
      await navigate(
        { search: params.toString(), hash: isAnchor ? '' : hash },
        { replace, preventScrollReset: true, state: { ...kept, ...state, keepsScroll: true } },
      );
      if (hash !== '' && window.location.hash === '' && window.location.pathname === pathname) {
        const url = `${pathname}${window.location.search}${hash}`;
        window.history.replaceState(window.history.state, '', url);
      }
    },
    [navigate],
  );
}
