import { useEffect, useId, useRef } from 'react';
import { closePanel, usePanel } from '../conversation/panelStore.ts';
import { FloatingButton } from './FloatingButton.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { useBackCloses } from './useBackCloses.ts';
import { useLeaving } from './useLeaving.ts';
import { usePanelCode } from './usePanelCode.ts';

/** The chat: a button that is always there, and a panel whose code comes when it is first opened. */
export default function ChatWidget() {
  const open = usePanel((panel) => panel.open);
  const panelId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const code = usePanelCode(open);
  useLeaving(whole, button);
  useBackCloses();

  // On the way to another page the panel closes; what was said stays.
  useEffect(() => closePanel, []);

  return (
    <div ref={whole} className="contents">
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
