import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import { canSend, enterSends, maxQuestionLength } from '../conversation/conversation.ts';
import {
  sendQuestion,
  setDraft,
  useConversation,
  usePageContext,
} from '../conversation/conversationStore.ts';

/** The remaining characters are shown from this number on. */
const remainingShownFrom = 100;

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  onSend: () => void;
}

/** The input of a question. */
export function Composer({ ref, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const context = usePageContext();
  const id = useId();
  const { draft, pending } = useConversation();
  const waiting = pending !== null;
  const remaining = maxQuestionLength - draft.length;

  const submit = () => {
    if (!canSend({ pending }, draft)) return;
    void sendQuestion(draft, context);
    onSend();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!enterSends(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('composer.label')}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={draft}
          maxLength={maxQuestionLength}
          placeholder={t('composer.placeholder')}
          enterKeyHint="send"
          autoComplete="off"
          // Not `disabled`, which would lose the focus with every question.
          readOnly={waiting}
          aria-disabled={waiting}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-32 min-h-11 w-full grow resize-none rounded-card border border-outline bg-paper px-3.5 py-2 text-base wrap-anywhere -outline-offset-1 placeholder:text-quiet read-only:opacity-60"
        />
        <Button
          type="submit"
          size="icon"
          aria-label={t('composer.send')}
          disabled={!canSend({ pending }, draft)}
        >
          <Icon name="send" />
        </Button>
      </div>
      <p role="status" className="text-xs text-quiet tabular-nums not-empty:pt-1">
        {remaining <= remainingShownFrom ? t('composer.remaining', { count: remaining }) : null}
      </p>
    </form>
  );
}
