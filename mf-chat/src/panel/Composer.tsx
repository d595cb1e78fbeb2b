import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import { canSend, longestQuestion } from '../conversation/conversation.ts';
import { sendQuestion, useConversation, writeDraft } from '../conversation/conversationStore.ts';
import { enterSends } from './enterSends.ts';
import { usePlace } from './usePlace.ts';

/** From here on the visitor is told how many characters are left. */
const nearTheEnd = 100;

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  onSend: () => void;
}

/** Where the question is written. */
export function Composer({ ref, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const place = usePlace();
  const id = useId();
  const { draft, pending } = useConversation();
  const waiting = pending !== null;
  const remaining = longestQuestion - draft.length;

  const submit = () => {
    if (!canSend({ pending }, draft)) return;
    void sendQuestion(draft, place);
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
          maxLength={longestQuestion}
          placeholder={t('composer.placeholder')}
          enterKeyHint="send"
          autoComplete="off"
          // A disabled field would lose focus with every question; this one only takes no text.
          readOnly={waiting}
          aria-disabled={waiting}
          onChange={(event) => writeDraft(event.target.value)}
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
        {remaining <= nearTheEnd ? t('composer.remaining', { count: remaining }) : null}
      </p>
    </form>
  );
}
