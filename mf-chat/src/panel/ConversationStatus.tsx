import { useEffect, useState } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { useConversation } from '../conversation/conversationStore.ts';

/** Faster answers are announced without "is typing" before them. */
const typingDelayMs = 1500;

/** Announces to screen readers that an answer is pending or its question was cancelled. */
export function ConversationStatus() {
  const { t } = useTranslation('chat');
  const { messages, pending } = useConversation();
  const [slow, setSlow] = useState<number>();

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(pending.request), typingDelayMs);
    return () => clearTimeout(timer);
  }, [pending]);

  const typing = pending !== null && slow === pending.request;
  const last = messages.at(-1);
  const cancelled = pending === null && last?.type === 'cancelled';
  return (
    <p role="status" className="sr-only">
      {typing ? t('typing', { name: siteConfig().assistant }) : null}
      {cancelled ? t(last.role === 'user' ? 'message.cancelled' : 'message.stopped') : null}
    </p>
  );
}
