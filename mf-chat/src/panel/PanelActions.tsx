import { siteConfig, useTranslation } from 'shared/runtime';
import { Button, ExternalLink, Icon } from 'shared/ui';
import { chatGptUrl } from '../assistantConfig.ts';
import { clearConversation, useConversation } from '../conversation/conversationStore.ts';

/** The link to the external chat, prominent in fallback mode, and the button that clears this one. */
export function PanelActions({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('chat');
  const { fallback, messages } = useConversation();
  return (
    <div>
      {fallback ? <p className="pb-2 text-sm low:pb-1">{t('fallback')}</p> : null}
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
