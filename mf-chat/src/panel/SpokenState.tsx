import { useEffect, useState } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { useConversation } from '../conversation/conversationStore.ts';

/** An answer that comes sooner needs no announcement that it is coming, in milliseconds. */
const worthSaying = 1500;

/** What a screen reader is told besides the answers: that one is on its way, or will not come. */
export function SpokenState() {
  const { t } = useTranslation('chat');
  const { messages, pending } = useConversation();
  const [slow, setSlow] = useState<number>();

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(pending.request), worthSaying);
    return () => clearTimeout(timer);
  }, [pending]);

  const typing = pending !== null && slow === pending.request;
  const cancelled = pending === null && messages.at(-1)?.type === 'cancelled';
  return (
    <p role="status" className="sr-only">
      {typing ? t('typing', { name: siteConfig().assistant }) : null}
      {cancelled ? t('message.cancelled') : null}
    </p>
  );
}
