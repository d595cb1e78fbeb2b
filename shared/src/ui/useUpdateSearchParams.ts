import { useCallback } from 'react';
import { useNavigate } from 'shared/runtime';

interface ChangeOptions {
  /** Whether the history entry is replaced; otherwise Back undoes the change. */
  replace: boolean;
  /** Additional state of the history entry. */
  state?: object;
  /** The hash for an address without one, so that a shared link opens at the section that reads the parameters. */
  anchor?: string | undefined;
}

/** Changes search parameters without scrolling. The path, the other parameters and a hash stay. */
export function useUpdateSearchParams() {
  const navigate = useNavigate();
  return useCallback(
    async (
      change: (params: URLSearchParams) => void,
      { replace, state, anchor = '' }: ChangeOptions,
    ) => {
      const { pathname, search } = window.location;
      const hash = window.location.hash || anchor;
      // The rendered parameters may be outdated and would undo a recent change.
      const params = new URLSearchParams(search);
      change(params);
      await navigate(
        { search: params.toString() },
        { replace, preventScrollReset: true, state: { ...state, keepsScroll: true } },
      );
      // The router would scroll to a hash on every change, so the hash is set afterwards.
      if (hash !== '' && window.location.hash === '' && window.location.pathname === pathname) {
        const url = `${pathname}${window.location.search}${hash}`;
        window.history.replaceState(window.history.state, '', url);
      }
    },
    [navigate],
  );
}
