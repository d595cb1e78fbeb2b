import { useCallback, useEffect, useId, useRef } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { closePanel, usePanel } from '../conversation/panelStore.ts';
import { FloatingButton } from './FloatingButton.tsx';
import { useLeaving } from './useLeaving.ts';
import { usePanelCode } from './usePanelCode.ts';

/** The chat: a button that is always there, and a panel whose code comes when it is first opened. */
export default function ChatWidget() {
  const { t } = useTranslation('chat');
  const open = usePanel((panel) => panel.open);
  const panelId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const giveUp = useCallback(() => {
    closePanel();
    toast.error({ title: t('common:errorTitle'), description: t('notLoaded') });
  }, [t]);
  const Panel = usePanelCode(open, giveUp);
  useLeaving(whole, button);

  // On the way to another page the panel closes; what was said stays.
  useEffect(() => closePanel, []);

  return (
    <div ref={whole} className="contents">
      <FloatingButton ref={button} panelId={panelId} loading={open && !Panel} />
      {open && Panel ? <Panel id={panelId} /> : null}
    </div>
  );
}
