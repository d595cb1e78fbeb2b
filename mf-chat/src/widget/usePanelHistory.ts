import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'shared/runtime';
import { covering, useUpdateSearchParams } from 'shared/ui';
import {
  closePanel,
  dismissPanel,
  isSheet,
  openPanel,
  usePanel,
} from '../conversation/panelStore.ts';

/**
 * Gives the panel a history entry where it is a sheet, because visitors press Back to leave what
 * covers the page. Back closes the panel, Forward and a reload reopen it, and its close button
 * removes the entry. A link in an answer closes it too, and Back from there returns to the answer.
 */
export function usePanelHistory(): void {
  const open = usePanel((panel) => panel.open);
  const location = useLocation();
  const navigate = useNavigate();
  const followedLink = useNavigationType() === 'PUSH';
  const updateParams = useUpdateSearchParams();
  const onEntry = location.state?.openedChat === true;
  const previous = useRef({ open: false, onEntry: false });

  useEffect(() => {
    // The widget of the page before has closed the panel since this one rendered.
    if (usePanel.getState().open !== open) return;
    const before = previous.current;
    previous.current = { open, onEntry };
    if (open !== before.open) {
      if (open && !onEntry && isSheet()) {
        const state = { openedChat: true, ...covering(location) };
        void updateParams(() => undefined, { replace: false, state });
      }
      if (!open && onEntry) void navigate(-1);
    } else if (onEntry !== before.onEntry) {
      if (onEntry && !open) openPanel(null);
      if (!onEntry && open) (followedLink ? closePanel : dismissPanel)();
    }
  }, [open, onEntry, location, followedLink, navigate, updateParams]);
}
