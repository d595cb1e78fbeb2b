import { siteConfig, useTranslation } from 'shared/runtime';
import { ErrorState, ExternalLink, Icon } from 'shared/ui';
import { chatGptUrl } from '../assistantConfig.ts';

/** Shown instead of the panel when its chunk fails to load. */
export function PanelFailure({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div
      id={id}
      className="fixed right-4 bottom-24 z-30 w-[min(26.25rem,calc(100vw-2rem))] rounded-card border border-outline bg-paper p-5 text-ink print:hidden sm:right-6"
    >
      <ErrorState title={t('notLoaded.title')} onRetry={onRetry}>
        {t('notLoaded.hint')}{' '}
        <ExternalLink
          href={chatGptUrl(siteConfig())}
          className="inline-flex items-center gap-1.5 font-semibold text-accent underline underline-offset-4"
        >
          {t('chatGpt')}
          <Icon name="external" className="size-4" />
        </ExternalLink>
      </ErrorState>
    </div>
  );
}
