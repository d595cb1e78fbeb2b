import { siteConfig, useTranslation } from 'shared/runtime';
import { isSameText } from 'shared/search';
import type { Answer } from '../conversation/answer.ts';
import type { Message } from '../conversation/conversation.ts';
import {
  sendQuestion,
  useConversation,
  usePageContext,
} from '../conversation/conversationStore.ts';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { HandOver } from './HandOver.tsx';

interface AnswerDetailsProps {
  message: Message;
  answer: Answer;
  /** Called when a pressed button has unmounted. */
  onDone: () => void;
}

const withoutThumbs = new Set(['small_talk', 'support', 'error']);

/** What can be done with an answer: ask on, say whether it helped, hand it over to a person. */
export function AnswerDetails({ message, answer, onDone }: AnswerDetailsProps) {
  const isLast = useConversation(({ messages }) => messages.at(-1)?.id === message.id);
  const { question } = message;
  if (answer.failed || question === undefined) return null;
  const isUnanswered = answer.unsure || answer.kind === 'not_found';
  return (
    <div aria-live="off">
      {isLast ? <NextQuestions question={question} answer={answer} onSend={onDone} /> : null}
      {isUnanswered && answer.representatives.length > 0 ? (
        <HandOver representatives={answer.representatives} />
      ) : null}
      {siteConfig().answerFeedback && !withoutThumbs.has(answer.kind) ? (
        <AnswerFeedback question={question} kind={answer.kind} language={message.language} />
      ) : null}
    </div>
  );
}

interface NextQuestionsProps {
  question: string;
  answer: Answer;
  onSend: () => void;
}

/** Questions to go on with: the same one with another word, or others that have an answer. */
function NextQuestions({ question, answer, onSend }: NextQuestionsProps) {
  const { t } = useTranslation('chat');
  const context = usePageContext();
  const pending = useConversation((conversation) => conversation.pending !== null);
  const corrected = answer.unsure
    ? answer.corrections.map(({ typed, meant }) => replaceWord(question, typed, meant))
    : [];
  const offered = [
    { label: t('message.didYouMean'), questions: corrected },
    { label: t('message.next'), questions: answer.next },
  ].filter(({ questions }) => questions.length > 0);
  return offered.map(({ label, questions }) => (
    <div key={label} className="border-t border-hairline pt-2 pb-1">
      <p className="text-xs text-quiet">{label}</p>
      <ul>
        {questions.map((next) => (
          <li key={next}>
            <button
              type="button"
              disabled={pending}
              lang={answer.language}
              onClick={() => {
                void sendQuestion(next, context);
                onSend();
              }}
              className="min-h-9 py-1 text-left text-sm font-semibold underline decoration-1 underline-offset-4 wrap-anywhere hover:text-accent disabled:opacity-50"
            >
              {next}
            </button>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The typed word may be written with capitals and accents. */
function replaceWord(text: string, typed: string, meant: string): string {
  return text
    .split(/(?<=\s)|(?=\s)/)
    .map((word) => (isSameText(word.replace(/[^\p{L}\p{N}]/gu, ''), typed) ? meant : word))
    .join('');
}
