import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { useConversation } from '../conversation/conversationStore.ts';
import { ChatMessage } from './ChatMessage.tsx';
import { TypingIndicator } from './TypingIndicator.tsx';

interface TranscriptProps {
  /** Shown until the first message is answered. */
  welcome: ReactNode;
  /** Called when a pressed button of the transcript has unmounted. */
  onDone: () => void;
}

/**
 * The messages, as stops of a line. In this live region a screen reader announces each answer with the
 * number of its documents and people, but neither their list nor the visitor's own messages.
 */
export function Transcript({ welcome, onDone }: TranscriptProps) {
  const { t } = useTranslation('chat');
  const { messages, pending } = useConversation();
  const log = useRef<HTMLDivElement>(null);
  const partial = pending?.partial;
  const lastId = (partial ?? messages.at(-1))?.id;
  const waiting = pending !== null;
  const isQuestion = waiting && !partial;

  useEffect(() => {
    if (log.current && lastId) scrollToLast(log.current, lastId, isQuestion);
  }, [lastId, isQuestion]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={t('transcript')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
      tabIndex={0}
      className="relative min-h-[45%] grow overflow-y-auto overscroll-contain px-5 py-5 low:py-3 max-[16rem]:px-3 -outline-offset-3"
    >
      {welcome}
      {lastId ? (
        <div className="relative flex min-h-full flex-col gap-4 before:absolute before:-inset-y-5 low:before:-inset-y-3 before:left-1.25 before:w-0.5 before:bg-accent">
          {messages.map((message) => (
            <ChatMessage key={message.id} message={message} onRetry={onDone} />
          ))}
          {/* Another element than the answer, which the log announces once it is whole. */}
          {partial ? <ChatMessage key="partial" message={partial} onRetry={onDone} /> : null}
          {waiting ? <TypingIndicator isStreaming={!isQuestion} onCancel={onDone} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Scrolled beyond, so that nothing of the previous message is visible; in pixels. */
const hiddenPadding = 8;

/**
 * Scrolls a question to the end. An answer is shown from its start, below its question if that takes
 * less than a third of the log.
 */
function scrollToLast(log: HTMLElement, id: string, isQuestion: boolean): void {
  const last = log.querySelector<HTMLElement>(`[data-message="${id}"]`);
  if (isQuestion || !last) {
    log.scrollTop = log.scrollHeight;
    return;
  }
  const question = last.previousElementSibling;
  const above = question instanceof HTMLElement ? question.offsetTop : last.offsetTop;
  const fits = last.offsetTop - above < log.clientHeight / 3;
  log.scrollTop = (fits ? above : last.offsetTop) + hiddenPadding;
}
