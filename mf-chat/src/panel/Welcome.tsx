import { useId } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import {
  sendQuestion,
  useConversation,
  usePageContext,
} from '../conversation/conversationStore.ts';
import { TopicList } from '../topics/TopicList.tsx';

/** A greeting and five suggested questions, which are disabled while the first one is sent. */
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
      <TopicList
        labelledBy={labelId}
        disabled={pending}
        onAsk={(question) => {
          void sendQuestion(question, context);
          onSend();
        }}
      />
    </div>
  );
}
