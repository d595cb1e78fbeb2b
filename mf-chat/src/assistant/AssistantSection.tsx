import { useId } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { Button, ExternalLink, Icon, PhoneDisclosure, WithoutScripts } from 'shared/ui';
import { chatGptUrl } from '../assistantConfig.ts';
import { openPanel } from '../conversation/panelStore.ts';
import { TopicList } from '../topics/TopicList.tsx';

const abilities = ['find', 'people', 'always'] as const;
const limits = ['unknown', 'office', 'wrong'] as const;

/** The home section `#astra-gpt`: questions to start from, and what the assistant can and cannot do. */
export default function AssistantSection() {
  const { t } = useTranslation('chat');
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-6 border-t border-hairline pt-6 md:grid-cols-2">
      <div className="flex flex-col gap-6">
        <Topics />
        <Conversations />
      </div>
      <div className="flex flex-col">
        <PhoneDisclosure label={t('assistant.more')}>
          {(collapsed) => (
            <div className={`flex flex-col gap-8 max-md:pt-4 ${collapsed}`}>
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
          )}
        </PhoneDisclosure>
      </div>
    </div>
  );
}

function Topics() {
  const { t } = useTranslation('chat');
  const titleId = useId();
  return (
    <div className="noscript:hidden">
      <h3 id={titleId} className="text-lg font-bold">
        {t('welcome.topics')}
      </h3>
      <TopicList labelledBy={titleId} onAsk={(question, button) => openPanel(button, question)} />
    </div>
  );
}

/** The ways to talk to the assistant: here, or on its own site. */
function Conversations() {
  const { t } = useTranslation('chat');
  const config = siteConfig();
  return (
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
        <ExternalLink href={chatGptUrl(config)} variant="outline" size="lg" className="max-w-full">
          {config.gptStoreUrl ? t('assistant.chatGpt', { name: config.assistant }) : t('chatGpt')}
          <Icon name="external" />
        </ExternalLink>
      </div>
      <WithoutScripts>
        <p className="max-w-measure text-sm text-quiet">{t('assistant.needsScripts')}</p>
      </WithoutScripts>
      <p className="max-w-measure text-sm text-quiet">{t('assistant.chatGptHint')}</p>
    </div>
  );
}

interface PointsProps {
  title: string;
  points: string[];
  /** The colours of the stop before each point. */
  mark: string;
}

function Points({ title, points, mark }: PointsProps) {
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
