import { useCallback } from 'react';
import { useNavigate } from 'shared/runtime';

interface ChangeOptions {
  /** Whether the entry in the history is replaced; otherwise Back undoes the change. */
  replace: boolean;
  /** What the entry remembers beside its address. */
  state?: object;
}

/**
 * Changes what the address says after `?`. The path, the other parameters and the hash stay, and so
 * does what is on screen: neither the top of the page nor the anchor is scrolled to.
 */
export function useUpdateSearchParams() {
  const navigate = useNavigate();
  return useCallback(
    async (change: (params: URLSearchParams) => void, { replace, state }: ChangeOptions) => {
      const { pathname, search, hash } = window.location;
      // Not the rendered parameters, which may be behind: they would undo what was just written.
      const params = new URLSearchParams(search);
      change(params);
      await navigate(
        { search: params.toString() },
        { replace, preventScrollReset: true, state: { ...state, keepsPlace: true } },
      );
      // The router scrolls to whatever hash it is given, at every letter; so it is not given any.
      if (hash !== '' && window.location.hash === '' && window.location.pathname === pathname) {
        const address = `${pathname}${window.location.search}${hash}`;
        window.history.replaceState(window.history.state, '', address);
      }
    },
    [navigate],
  );
}
