import { useEffect, useState } from 'react';
import { remoteNames } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { useTranslation } from 'shared/runtime';
import { ErrorState } from 'shared/ui';
import { currentRegistry } from '../federation/registry.ts';
import { RemoteOutlinesSwitch } from './RemoteOutlinesSwitch.tsx';
import { SectionCard } from './SectionCard.tsx';
import { ShellCard } from './ShellCard.tsx';

/** One card per section, from the registry. */
export default function VersionList() {
  const { t } = useTranslation('versions');
  const [attempt, setAttempt] = useState(0);
  const [registry, setRegistry] = useState<Registry | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads it again.
  useEffect(() => {
    currentRegistry().then(setRegistry, () => setRegistry('failed'));
  }, [attempt]);
  return (
    <div className="flex flex-col gap-8">
      <RemoteOutlinesSwitch />
      <ShellCard />
      {registry === 'failed' ? (
        <ErrorState title={t('unreadable')} onRetry={() => setAttempt((count) => count + 1)}>
          {t('unreadableHint')}
        </ErrorState>
      ) : null}
      {registry && registry !== 'failed' ? (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {remoteNames.map((remote) => (
            <li key={remote}>
              <SectionCard remote={remote} entry={registry.remotes.get(remote)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
