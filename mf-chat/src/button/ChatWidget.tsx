import { useEffect, useId, useRef } from 'react';
import { lazyModule, useLazyModule } from 'shared/ui';
import { closePanel, usePanel } from '../conversation/panelStore.ts';
import { FloatingButton } from './FloatingButton.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useLeaving } from './useLeaving.ts';

const chatPanel = lazyModule(() => import('../panel/ChatPanel.tsx'));

/** The chat: a button that is always visible, and a panel whose code loads when it is first opened. */
export default function ChatWidget() {
  const open = usePanel((panel) => panel.open);
  const panelId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useLazyModule(chatPanel, {
    when: open,
    source: 'chat',
    message: 'The panel could not be loaded.',
  });
  useLeaving(whole, button);
  useBackCloses();

  // On the way to another page the panel closes; what was said stays.
  useEffect(() => closePanel, []);

  return (
    <div ref={whole} className="contents">
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
