import { siteConfig, useTranslation } from 'shared/runtime';
import { Button, ExternalLink, Icon, WithoutScripts } from 'shared/ui';
import { chatGptUrl } from '../assistantConfig.ts';
import { openPanel } from '../conversation/panelStore.ts';

const abilities = ['find', 'people', 'always'] as const;
const limits = ['unknown', 'office', 'wrong'] as const;

/** The home section `#astra-gpt`: what the assistant can and cannot do, and the ways to talk to it. */
export default function AssistantSection() {
  const { t } = useTranslation('chat');
  const config = siteConfig();
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-8 border-t border-hairline pt-6 md:grid-cols-2 md:gap-12">
        <Points
          title={t('assistant.can')}
          points={abilities.map((key) => t(`assistant.canList.${key}`))}
          mark="border-accent bg-accent"
        />
        <Points
          title={t('assistant.cannot')}
          points={limits.map((key) => t(`assistant.cannotList.${key}`))}
          mark="border-outline"
        />
      </div>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-3">
          <Button
            size="lg"
            className="noscript:hidden"
            onClick={(event) => openPanel(event.currentTarget)}
          >
            <Icon name="chat" />
            {t('assistant.open')}
          </Button>
          <ExternalLink
            href={chatGptUrl(config)}
            variant="outline"
            size="lg"
            className="max-w-full"
          >
            {t('assistant.chatGpt', { name: config.assistant })}
            <Icon name="external" />
          </ExternalLink>
        </div>
        <WithoutScripts>
          <p className="max-w-measure text-sm text-quiet">{t('assistant.needsScripts')}</p>
        </WithoutScripts>
        <p className="max-w-measure text-sm text-quiet">{t('assistant.chatGptHint')}</p>
      </div>
    </div>
  );
}

function Points({ title, points, mark }: { title: string; points: string[]; mark: string }) {
  return (
    <div>
      <h3 className="text-lg font-bold">{title}</h3>
      <ul className="flex flex-col gap-3 pt-4">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <span
              aria-hidden="true"
              className={`mt-1.5 size-3 shrink-0 rounded-full border-2 ${mark}`}
            />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
