import { useId } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { topics } from '../conversation/conversation.ts';
import {
  sendQuestion,
  useConversation,
  usePageContext,
} from '../conversation/conversationStore.ts';

/** Shown before the first message: a greeting and five suggested questions. */
export function Welcome({ onSend }: { onSend: () => void }) {
  const { t } = useTranslation('chat');
  const context = usePageContext();
  const labelId = useId();
  const pending = useConversation((conversation) => conversation.pending !== null);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg font-bold">{t('welcome.greeting', { name: siteConfig().assistant })}</p>
      <p className="text-sm text-quiet">{t('welcome.isAi')}</p>
      <p id={labelId} className="sr-only">
        {t('welcome.topics')}
      </p>
      <ul
        aria-labelledby={labelId}
        className="relative pt-1 before:absolute before:top-6 before:bottom-5 before:left-1.25 before:w-0.5 before:bg-accent"
      >
        {topics.map((topic) => (
          <li key={topic} className="group/stop">
            <button
              type="button"
              disabled={pending}
              onClick={() => {
                void sendQuestion(t(`topics.${topic}`), context);
                onSend();
              }}
              className="group relative flex min-h-11 w-full items-center gap-[min(1rem,5%)] text-left font-semibold hover:text-accent disabled:opacity-50"
            >
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-full border-2 border-accent bg-paper transition-colors duration-150 group-hover:bg-accent"
              />
              <span className="flex min-h-11 min-w-0 grow items-center justify-between gap-[min(0.75rem,4%)] border-b border-hairline group-hover:border-accent group-last/stop:border-b-0">
                <span className="min-w-0 hyphens-auto wrap-anywhere">{t(`topics.${topic}`)}</span>
                <Icon name="arrow" className="size-4 shrink-0 text-quiet group-hover:text-accent" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
