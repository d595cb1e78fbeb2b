import { type FormEvent, useId, useState } from 'react';
import type { Language } from 'shared/contract';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { sendFeedback } from '../queries.ts';

interface AnswerFeedbackProps {
  question: string;
  kind: string;
  language: Language;
}

const maxComment = 200;

type State =
  | { step: 'asking' | 'sent' }
  | { step: 'commenting'; helpful: boolean; sending?: 'pending' | 'failed' };

/** The pressed button, which had the focus, is unmounted. A constant, because React calls a new ref on every render. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

/** A thumb up or down, and then a word if the visitor wants. Nothing about them is stored. */
export function AnswerFeedback({ question, kind, language }: AnswerFeedbackProps) {
  const { t } = useTranslation('chat');
  const [state, setState] = useState<State>({ step: 'asking' });
  const [comment, setComment] = useState('');
  const inputId = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.step !== 'commenting' || state.sending === 'pending') return;
    const { helpful } = state;
    const feedback = { helpful, question, type: kind, language };
    const word = comment.trim();
    setState({ step: 'commenting', helpful, sending: 'pending' });
    try {
      await sendFeedback(word === '' ? feedback : { ...feedback, comment: word });
      setState({ step: 'sent' });
    } catch {
      setState({ step: 'commenting', helpful, sending: 'failed' });
    }
  }

  if (state.step === 'asking') {
    return (
      <div className="flex flex-wrap items-center gap-x-2 border-t border-hairline pt-2 text-sm text-quiet">
        <span>{t('feedback.ask')}</span>
        {([true, false] as const).map((helpful) => (
          <Button
            key={String(helpful)}
            variant="ghost"
            size="sm"
            onClick={() => setState({ step: 'commenting', helpful })}
          >
            {t(helpful ? 'feedback.yes' : 'feedback.no')}
          </Button>
        ))}
      </div>
    );
  }
  if (state.step === 'commenting') {
    return (
      <form onSubmit={submit} className="border-t border-hairline pt-2">
        <label htmlFor={inputId} className="block text-sm text-quiet">
          {t('feedback.comment')}
        </label>
        <div className="flex items-center gap-2 pt-1">
          <input
            id={inputId}
            ref={focusOnMount}
            value={comment}
            maxLength={maxComment}
            onChange={(event) => setComment(event.target.value)}
            className="min-h-9 w-full min-w-0 rounded-card border border-outline bg-paper px-3 text-sm"
          />
          <Button
            type="submit"
            size="sm"
            variant="outline"
            aria-disabled={state.sending === 'pending'}
          >
            {t('feedback.send')}
          </Button>
        </div>
        {state.sending === 'failed' && (
          <p role="alert" className="pt-1 text-sm text-danger">
            {t('feedback.failed')}
          </p>
        )}
      </form>
    );
  }
  return (
    <p role="status" className="border-t border-hairline pt-2 text-sm text-quiet">
      {t('feedback.thanks')}
    </p>
  );
}
