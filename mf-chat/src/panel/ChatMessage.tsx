import { formatTime } from 'shared/format';
import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { Answer } from '../conversation/answer.ts';
import type { Message } from '../conversation/conversation.ts';
import {
  retryQuestion,
  useConversation,
  usePageContext,
} from '../conversation/conversationStore.ts';
import { AnswerDetails } from './AnswerDetails.tsx';
import { AnswerDocuments } from './AnswerDocuments.tsx';
import { AnswerRepresentatives } from './AnswerRepresentatives.tsx';
import { withoutMarkdown } from './withoutMarkdown.ts';

interface ChatMessageProps {
  message: Message;
  onRetry: () => void;
}

/** One message of the transcript. */
export function ChatMessage(props: ChatMessageProps) {
  return props.message.role === 'user' ? (
    <UserMessage {...props} />
  ) : (
    <AssistantMessage {...props} />
  );
}

/** Not announced by the log: the visitor has just written it. */
function UserMessage({ message }: ChatMessageProps) {
  const { t } = useTranslation('chat');
  const cancelled = message.type === 'cancelled';
  return (
    <div data-message={message.id} aria-live="off" className="flex flex-col items-end gap-1 pl-12">
      <p
        lang={message.language}
        className={`max-w-full rounded-card px-4 py-2.5 whitespace-pre-line wrap-break-word ${cancelled ? 'border border-dashed border-outline text-quiet' : 'bg-accent text-on-accent'}`}
      >
        <span className="sr-only">{t('message.you')}: </span>
        {message.content}
      </p>
      <p className="text-xs text-quiet">
        {cancelled ? <>{t('message.cancelled')} · </> : null}
        <MessageTime timestamp={message.timestamp} />
      </p>
    </div>
  );
}

function AssistantMessage({ message, onRetry }: ChatMessageProps) {
  const { t } = useTranslation('chat');
  const { content, answer } = message;
  const failed = message.type === 'error';
  return (
    <div
      data-message={message.id}
      aria-live={message.type === 'partial' ? 'off' : undefined}
      className="relative flex flex-col items-start gap-1 pl-7"
    >
      <span
        aria-hidden="true"
        className={`absolute top-3.5 left-0 size-3 rounded-full border-2 border-accent ${failed ? 'bg-paper' : 'bg-accent'}`}
      />
      <div className="w-full rounded-card border border-hairline bg-surface px-4 py-2.5">
        <span className="sr-only">{siteConfig().assistant}: </span>
        {failed ? <p>{t('message.failed')}</p> : null}
        {answer ? <Understood answer={answer} /> : null}
        {content ? (
          <p
            lang={message.language}
            className={`whitespace-pre-line wrap-break-word ${failed ? 'pt-2 text-sm text-quiet' : ''}`}
          >
            {withoutMarkdown(content)}
          </p>
        ) : null}
        {failed ? <RetryQuestion messageId={message.id} onRetry={onRetry} /> : null}
        {answer ? (
          <>
            <QuotedText answer={answer} />
            <AnswerDocuments documents={answer.documents} isUnsure={answer.unsure} />
            <AnswerRepresentatives
              people={answer.representatives}
              areResponsible={answer.kind === 'answer'}
            />
            <AnswerDetails message={message} answer={answer} onDone={onRetry} />
          </>
        ) : null}
      </div>
      <p className="text-xs text-quiet">
        {message.type === 'cancelled' ? <>{t('message.stopped')} · </> : null}
        <MessageTime timestamp={message.timestamp} />
      </p>
    </div>
  );
}

/** What the answer took from the question before, and how it read mistyped words. */
function Understood({ answer: { carriedOver, corrections, unsure } }: { answer: Answer }) {
  const { t } = useTranslation('chat');
  const read = unsure ? [] : corrections;
  if (carriedOver === undefined && read.length === 0) return null;
  return (
    <p className="pb-1 text-xs text-quiet wrap-anywhere">
      {carriedOver === undefined ? null : t('message.carriedOver', { question: carriedOver })}{' '}
      {read.map((correction) => t('message.corrected', { ...correction })).join(' ')}
    </p>
  );
}

/** What a file says stays in its own language, and is marked as such. */
function QuotedText({ answer: { quotation } }: { answer: Answer }) {
  if (quotation === undefined) return null;
  return (
    <blockquote
      lang={quotation.language}
      className="mt-2 border-l-2 border-accent pl-3 text-sm wrap-break-word"
    >
      {quotation.text}
    </blockquote>
  );
}

/** Only the last message offers a retry. */
function RetryQuestion({ messageId, onRetry }: { messageId: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const context = usePageContext();
  const canRetry = useConversation(
    ({ error, messages }) => error !== null && messages.at(-1)?.id === messageId,
  );
  if (!canRetry) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-3 mb-1"
      onClick={() => {
        void retryQuestion(context);
        onRetry();
      }}
    >
      {t('retry')}
    </Button>
  );
}

function MessageTime({ timestamp }: { timestamp: string }) {
  return (
    <time dateTime={timestamp} className="tabular-nums">
      {formatTime(timestamp, useLanguage())}
    </time>
  );
}
