import { useCallback } from 'react';
import { useNavigate } from 'shared/runtime';
import { covering } from './covering.ts';

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
      const { pathname, search, hash } = window.location;
      const { usr, key = 'default' } = window.history.state ?? {};
      const params = new URLSearchParams(search);
      change(params);
      // The scroll position of a covered page stays; else the router would scroll to the hash.
      const covered = covering({ key, pathname, search, hash, state: usr });
      await navigate(
        { search: params.toString(), hash: hash || anchor },
        {
          replace,
          preventScrollReset: true,
          state: { ...(replace ? usr : {}), ...covered, ...state, keepsScroll: true },
        },
      );
    },
    [navigate],
  );
}
