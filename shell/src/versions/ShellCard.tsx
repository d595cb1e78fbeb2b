import { useEffect, useState } from 'react';
import { formatDate, formatTime } from 'shared/format';
import type { RegistryEntry } from 'shared/registry';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Badge } from 'shared/ui';
import { failedHere, readShellVersions } from '../boot/shellVersions.ts';
import { frameTitle } from '../composition.ts';
import { Fact } from './Fact.tsx';
import { fetchShellEntry } from './fetchShellEntry.ts';
import { HealthLink } from './HealthLink.tsx';

const tones = { live: 'success', canary: 'warning', previous: 'danger', older: 'warning' } as const;

/** The version of the shell that this page runs; nothing in development, where none is published. */
export function ShellCard() {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const [own] = useState(() => readShellVersions()?.version);
  const [entry, setEntry] = useState<RegistryEntry>();
  useEffect(() => {
    // Without it, the card shows the version alone.
    fetchShellEntry().then(setEntry, () => undefined);
  }, []);
  if (!own) return null;

  const step = entry && stepOf(own, entry);
  const published = [entry, entry?.previous, entry?.canary].find((one) => one?.version === own);
  const day = published && formatDate(published.publishedAt, language);
  const time = published && formatTime(published.publishedAt, language);
  const canary = entry?.canary;
  return (
    <section className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-4">
        <h2 className="text-lg font-bold">{frameTitle[language]}</h2>
        {step ? (
          <Badge tone={tones[step]}>
            {t(`shell.states.${step}`, { percentage: canary?.percentage })}
          </Badge>
        ) : null}
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        <Fact name={t('version')}>{own}</Fact>
        {published ? (
          <>
            <Fact name={t('published')}>{day && time ? `${day}, ${time}` : t('unknown')}</Fact>
            <Fact name={t('commit')}>
              <code>{published.commit.slice(0, 10)}</code>
            </Fact>
          </>
        ) : null}
      </dl>
      {step === 'previous' ? (
        <p className="pt-3 text-sm text-quiet">{t('shell.failed', { version: entry?.version })}</p>
      ) : null}
      {canary && step !== 'canary' ? (
        <p className="pt-3 text-sm text-quiet">{t('canary', canary)}</p>
      ) : null}
      <HealthLink name="shell" />
    </section>
  );
}

/** What the page's version is now; a page that was open during a release has an older one. */
function stepOf(own: string, { version, canary }: RegistryEntry): keyof typeof tones {
  if (own === version) return 'live';
  if (own === canary?.version) return 'canary';
  return failedHere().includes(version) ? 'previous' : 'older';
}
