import type { RemoteName } from 'shared/contract';
import { useTranslation } from 'shared/runtime';
import { Button, ErrorState } from 'shared/ui';
import type { RemoteError } from './RemoteError.ts';

interface RemoteUnavailableProps {
  remote: RemoteName;
  error: RemoteError;
  /** How often the visitor has pressed the retry button. */
  attempt: number;
  onRetry: () => void;
}

/** Where the section failed, for its developer. */
function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** What a slot shows when its section failed: the reason, and a button to retry. */
export function RemoteUnavailable({ remote, error, attempt, onRetry }: RemoteUnavailableProps) {
  const { t } = useTranslation('shell');
  // A crash has nothing to do with the network.
  const isOffline = !navigator.onLine && error.failure !== 'crashed';
  return (
    // The smoke test before a release looks for this attribute.
    <div data-remote-unavailable={remote}>
      <ErrorState title={t('outOfService.title')} onRetry={onRetry}>
        <p>
          {t(`outOfService.${error.failure}`)}{' '}
          {t(isOffline ? 'outOfService.offline' : 'outOfService.rest')}
        </p>
        {process.env.NODE_ENV === 'development' ? (
          <pre className="overflow-x-auto pt-2 text-left text-xs">{stackOf(error.cause)}</pre>
        ) : null}
        {attempt > 0 ? (
          // A reload also drops what the page holds in memory, which a retry cannot.
          <p className="pt-2">
            {t('outOfService.stillNot')}{' '}
            <Button variant="link" onClick={() => window.location.reload()}>
              {t('outOfService.reload')}
            </Button>
          </p>
        ) : null}
      </ErrorState>
    </div>
  );
}
