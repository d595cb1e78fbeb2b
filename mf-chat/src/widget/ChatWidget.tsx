import { useEffect, useId, useRef } from 'react';
import { lazyModule, useLazyModule } from 'shared/ui';
import { closePanel, usePanel } from '../conversation/panelStore.ts';
import { FloatingButton } from './FloatingButton.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { usePanelDismiss } from './usePanelDismiss.ts';
import { usePanelHistory } from './usePanelHistory.ts';

const chatPanel = lazyModule(
  () => import(/* webpackChunkName: "chatPanel" */ '../panel/ChatPanel.tsx'),
);

/** The chat: a floating button and a panel, which is a lazy chunk. */
export default function ChatWidget() {
  const open = usePanel((panel) => panel.open);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useLazyModule(chatPanel, {
    when: open,
    source: 'chat',
    message: 'The panel could not be loaded.',
  });
  usePanelDismiss(root, button);
  usePanelHistory();

  // A navigation that unmounts the widget closes the panel; the conversation is kept.
  useEffect(() => closePanel, []);

  return (
    <div ref={root} className="contents">
      <FloatingButton
        ref={button}
        panelId={panelId}
        loading={open && panel.status === 'pending'}
        covered={open && panel.status === 'ready'}
        onIntent={chatPanel.preload}
      />
      {open && panel.status === 'ready' ? <panel.module.default id={panelId} /> : null}
      {open && panel.status === 'failed' ? (
        <PanelFailure id={panelId} onRetry={panel.retry} />
      ) : null}
    </div>
  );
}
