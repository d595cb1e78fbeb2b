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
export function useChangeParams() {
  const navigate = useNavigate();
  return useCallback(
    (change: (params: URLSearchParams) => void, { replace, state }: ChangeOptions) => {
      // Not the rendered parameters, which may be behind: they would undo what was just written.
      const params = new URLSearchParams(window.location.search);
      change(params);
      void navigate(
        { search: params.toString(), hash: window.location.hash },
        { replace, preventScrollReset: true, state: { ...state, keepsPlace: true } },
      );
    },
    [navigate],
  );
}
