import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'shared/runtime';
import { useUpdateSearchParams } from 'shared/ui';
import { closePanel, leavePanel, openPanel, usePanel } from '../conversation/panelStore.ts';
import { coversPage } from '../panel/coversPage.ts';

/**
 * Where the panel covers the page it is a page of its own to whoever presses Back: opening it adds an
 * entry to the history, at the same address. Back leaves that entry and closes the panel, Forward and a
 * reload open it again; closed by its own button, it takes the entry with it. A link of an answer that
 * leads to a place behind the panel closes it too, and from there Back returns to the answer.
 */
export function useBackCloses(): void {
  const open = usePanel((panel) => panel.open);
  const { state } = useLocation();
  const navigate = useNavigate();
  const followedLink = useNavigationType() === 'PUSH';
  const changeParams = useUpdateSearchParams();
  const onEntry = state?.openedChat === true;
  const before = useRef({ open: false, onEntry: false });

  useEffect(() => {
    const was = before.current;
    before.current = { open, onEntry };
    if (open !== was.open) {
      if (open && !onEntry && coversPage()) {
        void changeParams(() => undefined, { replace: false, state: { openedChat: true } });
      }
      if (!open && onEntry) void navigate(-1);
    } else if (onEntry !== was.onEntry) {
      if (onEntry && !open) openPanel(null);
      if (!onEntry && open) (followedLink ? closePanel : leavePanel)();
    }
  }, [open, onEntry, followedLink, navigate, changeParams]);
}
