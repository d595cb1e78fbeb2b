import { useEffect, useId, useRef } from 'react';
import { closePanel, usePanel } from '../conversation/panelStore.ts';
import { FloatingButton } from './FloatingButton.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { usePanelCode } from './usePanelCode.ts';
import { usePanelDismiss } from './usePanelDismiss.ts';
import { usePanelHistory } from './usePanelHistory.ts';

/** The chat: a floating button and a panel, which is a lazy chunk. */
export default function ChatWidget() {
  const open = usePanel((panel) => panel.open);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const code = usePanelCode(open);
  usePanelDismiss(root, button);
  usePanelHistory();

  // A navigation that unmounts the widget closes the panel; the conversation is kept.
  useEffect(() => closePanel, []);

  return (
    <div ref={root} className="contents">
      <FloatingButton
        ref={button}
        panelId={panelId}
        loading={open && code.step === 'waiting'}
        covered={open && code.step === 'ready'}
      />
      {open && code.step === 'ready' ? <code.Panel id={panelId} /> : null}
      {open && code.step === 'failed' ? <PanelFailure id={panelId} onRetry={code.retry} /> : null}
    </div>
  );
}
