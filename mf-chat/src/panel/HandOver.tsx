import { useId, useState } from 'react';
import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { AnswerRepresentative } from '../conversation/answer.ts';
import { useConversation } from '../conversation/conversationStore.ts';
import { handOverMail } from '../conversation/handOverMail.ts';

/**
 * Hands the conversation over to a person, by mail. Nothing leaves the page before the visitor has seen the text,
 * changed it if they want, and opened it in their own mail program.
 */
export function HandOver({
  representatives,
}: {
  representatives: readonly AnswerRepresentative[];
}) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const messages = useConversation((conversation) => conversation.messages);
  const [text, setText] = useState<string>();
  const textId = useId();
  const [first] = representatives;
  const address = first?.email ?? siteConfig().email;

  if (text === undefined) {
    const greeting = t('handOver.greeting', { name: first?.name ?? '' }).trim();
    const words = {
      greeting,
      intro: t('handOver.intro', { name: siteConfig().assistant }),
      me: t('message.you'),
      assistant: siteConfig().assistant,
    };
    return (
      <div className="border-t border-hairline pt-2 pb-1">
        <Button variant="outline" size="sm" onClick={() => setText(handOverMail(messages, words))}>
          <Icon name="mail" className="size-4" />
          {t('handOver.prepare')}
        </Button>
      </div>
    );
  }
  const href = `mailto:${address}?subject=${encodeURIComponent(t('handOver.subject'))}&body=${encodeURIComponent(text)}`;
  return (
    <div className="border-t border-hairline pt-2 pb-1">
      <label htmlFor={textId} className="block text-sm">
        {t('handOver.review', { address })}
      </label>
      <textarea
        id={textId}
        ref={(area) => {
          if (area && !area.contains(document.activeElement)) area.focus({ preventScroll: true });
        }}
        lang={language}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="mt-1 w-full rounded-card border border-outline bg-paper p-2 text-sm"
      />
      <div className="flex flex-wrap gap-2 pt-1">
        <a
          href={href}
          className="inline-flex min-h-9 items-center gap-2 rounded-full border border-outline px-3.5 text-sm font-semibold hover:border-accent hover:text-accent"
        >
          <Icon name="mail" className="size-4" />
          {t('handOver.open')}
        </a>
        <Button variant="ghost" size="sm" onClick={() => setText(undefined)}>
          {t('handOver.cancel')}
        </Button>
      </div>
    </div>
  );
}
