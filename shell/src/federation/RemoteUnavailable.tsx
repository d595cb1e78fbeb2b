import type { RemoteName } from 'shared/contract';
import { useTranslation } from 'shared/runtime';
import { Button, ErrorState } from 'shared/ui';
import type { RemoteError } from './RemoteError.ts';

interface OutOfServiceProps {
  remote: RemoteName;
  error: RemoteError;
  /** How often the visitor has asked for it again. */
  attempt: number;
  onRetry: () => void;
}

/** A stop in repair: what happened, what still works, what to do next. */
export function RemoteUnavailable({ remote, error, attempt, onRetry }: OutOfServiceProps) {
  const { t } = useTranslation('shell');
  // What crashed did so whatever the network does.
  const isOffline = !navigator.onLine && error.failure !== 'crashed';
  return (
    // Marked for whoever looks at the page from outside, as *can I deploy?* does.
    <div data-remote-unavailable={remote}>
      <ErrorState title={t('outOfService.title')} onRetry={onRetry}>
        <p>
          {t(`outOfService.${error.failure}`)}{' '}
          {t(isOffline ? 'outOfService.offline' : 'outOfService.rest')}
        </p>
        {attempt > 0 ? (
          // Riprova asks for everything anew; whatever else the page may hold, a new page does not.
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
