import { siteConfig, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { Message } from '../conversation/conversation.ts';
import { askAgain, useConversation } from '../conversation/conversationStore.ts';
import { AnswerDocuments } from './AnswerDocuments.tsx';
import { AnswerRepresentatives } from './AnswerRepresentatives.tsx';
import { MessageTime } from './MessageTime.tsx';
import { usePlace } from './usePlace.ts';

/** What the assistant answered: a stop on the line. */
export function AssistantMessage({ message, onRetry }: { message: Message; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  const { content, documents = [], representatives = [], type } = message;
  return (
    <div data-message={message.id} className="relative flex flex-col items-start gap-1 pl-7">
      <span
        aria-hidden="true"
        className={`absolute top-3.5 left-0 size-3 rounded-full border-2 border-accent ${type === 'error' ? 'bg-paper' : 'bg-accent'}`}
      />
      <div className="w-full rounded-card border border-hairline bg-surface px-4 py-2.5">
        <span className="sr-only">{siteConfig().assistant}: </span>
        {type === 'error' ? <p>{t('message.failed')}</p> : null}
        {content ? (
          <p
            lang={message.language}
            className={`whitespace-pre-line wrap-break-word ${type === 'error' ? 'pt-2 text-sm text-quiet' : ''}`}
          >
            {content}
          </p>
        ) : null}
        {type === 'error' ? <AskAgain of={message.id} onRetry={onRetry} /> : null}
        <AnswerDocuments documents={documents} />
        <AnswerRepresentatives representatives={representatives} />
      </div>
      <p className="text-xs text-quiet">
        <MessageTime timestamp={message.timestamp} />
      </p>
    </div>
  );
}

/** The question need not be typed again, as long as nothing was said since. */
function AskAgain({ of, onRetry }: { of: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const place = usePlace();
  const possible = useConversation(
    ({ error, messages }) => error !== null && messages.at(-1)?.id === of,
  );
  if (!possible) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-3 mb-1"
      onClick={() => {
        void askAgain(place);
        onRetry();
      }}
    >
      {t('retry')}
    </Button>
  );
}
