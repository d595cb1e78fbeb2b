import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { useConversation } from '../conversation/conversationStore.ts';
import { AssistantMessage } from './AssistantMessage.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';
import { UserMessage } from './UserMessage.tsx';

interface TranscriptProps {
  /** What stands here before the first message. */
  welcome: ReactNode;
  /** Called when a button in the transcript has done its work and is gone. */
  onDone: () => void;
}

/**
 * What was said, along the line. A screen reader follows it as a log: it hears each answer once and
 * not the visitor's own words; documents and people are counted and then found by moving there.
 */
export function Transcript({ welcome, onDone }: TranscriptProps) {
  const { t } = useTranslation('chat');
  const { messages, pending } = useConversation();
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const waiting = pending !== null;

  useEffect(() => {
    if (log.current && last) showLast(log.current, last.id, waiting);
  }, [last, waiting]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={t('transcript')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative min-h-[45%] grow basis-0 overflow-y-auto overscroll-contain px-5 py-5 max-[16rem]:px-3 -outline-offset-3"
    >
      {welcome}
      {last ? (
        <div className="relative flex min-h-full flex-col gap-4 before:absolute before:-inset-y-5 before:left-1.25 before:w-0.5 before:bg-accent">
          {messages.map((message) =>
            message.role === 'user' ? (
              <UserMessage key={message.id} message={message} />
            ) : (
              <AssistantMessage key={message.id} message={message} onRetry={onDone} />
            ),
          )}
          {waiting ? <TypingIndicator onCancel={onDone} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** How much of the log's own padding goes too, so that nothing of the message before is left. */
const paddingHidden = 8;

/**
 * A question goes to the end; an answer shows from its beginning, however long it is, and below its
 * question where that leaves the answer most of the room.
 */
function showLast(log: HTMLElement, id: string, waiting: boolean): void {
  const last = log.querySelector<HTMLElement>(`[data-message="${id}"]`);
  if (waiting || !last) {
    log.scrollTop = log.scrollHeight;
    return;
  }
  const question = last.previousElementSibling;
  const above = question instanceof HTMLElement ? question.offsetTop : last.offsetTop;
  const fits = last.offsetTop - above < log.clientHeight / 3;
  log.scrollTop = (fits ? above : last.offsetTop) + paddingHidden;
}
