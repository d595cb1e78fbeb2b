import { siteConfig, useTranslation } from 'shared/runtime';
import { Button, ExternalLink, Icon } from 'shared/ui';
import { chatGptUrl } from '../chatGptUrl.ts';
import { clearConversation, useConversation } from '../conversation/conversationStore.ts';

/** The way on to the external chat, in the foreground when answers fail here, and a fresh start. */
export function PanelActions({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('chat');
  const { fallback, messages } = useConversation();
  return (
    <div className="low:sm:shrink-0">
      {fallback ? <p className="pb-2 text-sm">{t('fallback')}</p> : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ExternalLink
          href={chatGptUrl(siteConfig())}
          variant={fallback ? 'default' : 'outline'}
          size={fallback ? 'default' : 'sm'}
        >
          {t('chatGpt')}
          <Icon name="external" className="size-4" />
        </ExternalLink>
        {messages.length > 0 ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              clearConversation();
              onClear();
            }}
          >
            {t('clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
