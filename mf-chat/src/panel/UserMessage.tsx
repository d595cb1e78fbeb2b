import { useTranslation } from 'shared/runtime';
import type { Message } from '../conversation/conversation.ts';
import { MessageTime } from './MessageTime.tsx';

/** What the visitor asked. It is not read out again to who has just written it. */
export function UserMessage({ message }: { message: Message }) {
  const { t } = useTranslation('chat');
  return (
    <div data-message={message.id} aria-live="off" className="flex flex-col items-end gap-1 pl-12">
      <p
        lang={message.language}
        className={`max-w-full rounded-card px-4 py-2.5 whitespace-pre-line wrap-break-word ${message.type === 'cancelled' ? 'border border-dashed border-outline text-quiet' : 'bg-accent text-on-accent'}`}
      >
        <span className="sr-only">{t('message.you')}: </span>
        {message.content}
      </p>
      <p className="text-xs text-quiet">
        {message.type === 'cancelled' ? <>{t('message.cancelled')} · </> : null}
        <MessageTime timestamp={message.timestamp} />
      </p>
    </div>
  );
}
