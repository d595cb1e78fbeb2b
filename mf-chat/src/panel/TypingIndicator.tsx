import { siteConfig, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { cancelQuestion } from '../conversation/conversationStore.ts';

/** The pending answer, as the next stop of the line, with a button that cancels it. */
export function TypingIndicator({
  isStreaming,
  onCancel,
}: {
  isStreaming: boolean;
  onCancel: () => void;
}) {
  const { t } = useTranslation('chat');
  return (
    <div aria-live="off" className="relative flex flex-wrap items-center gap-3 pl-7">
      <span
        aria-hidden="true"
        className="absolute left-0 size-3 rounded-full border-2 border-accent bg-paper"
      />
      <span className="flex flex-col gap-1.5 text-sm text-quiet">
        {t('typing', { name: siteConfig().assistant })}
        <span aria-hidden="true" className="h-0.5 w-full overflow-hidden bg-hairline">
          <span className="block h-full bg-accent motion-safe:animate-line" />
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        className="ml-auto"
        onClick={() => {
          cancelQuestion();
          onCancel();
        }}
      >
        {t(isStreaming ? 'stop' : 'cancel')}
      </Button>
    </div>
  );
}
