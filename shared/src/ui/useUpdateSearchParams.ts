import { useCallback } from 'react';
import { useNavigate } from 'shared/runtime';

interface ChangeOptions {
  /** Whether the history entry is replaced; otherwise Back undoes the change. */
  replace: boolean;
  /** Additional state of the history entry. */
  state?: object;
}

/** Changes search parameters without scrolling. The path, the other parameters and the hash stay. */
export function useUpdateSearchParams() {
  const navigate = useNavigate();
  return useCallback(
    async (change: (params: URLSearchParams) => void, { replace, state }: ChangeOptions) => {
      const { pathname, search, hash } = window.location;
      // The rendered parameters may be outdated and would undo a recent change.
      const params = new URLSearchParams(search);
      change(params);
      await navigate(
        { search: params.toString() },
        { replace, preventScrollReset: true, state: { ...state, keepsScroll: true } },
      );
      // The router would scroll to a hash on every change, so the hash is restored afterwards.
      if (hash !== '' && window.location.hash === '' && window.location.pathname === pathname) {
        const url = `${pathname}${window.location.search}${hash}`;
        window.history.replaceState(window.history.state, '', url);
      }
    },
    [navigate],
  );
}
