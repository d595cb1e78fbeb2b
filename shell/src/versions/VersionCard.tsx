import type { RemoteName } from 'shared/contract';
import { formatDate, formatTime } from 'shared/format';
import type { RemoteVersions } from 'shared/registry';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Badge, Skeleton } from 'shared/ui';
import { sectionAccents, sectionTitles } from '../composition.ts';
import { Fact } from './Fact.tsx';
import { HealthLink } from './HealthLink.tsx';
import { type SectionState, useSectionState } from './useSectionState.ts';

const tones = {
  live: 'success',
  canary: 'warning',
  previous: 'danger',
  local: 'warning',
  lost: 'danger',
} as const;

interface VersionCardProps {
  remote: RemoteName;
  /** Undefined when the section is not published. */
  entry: RemoteVersions | undefined;
}

/** The live version of a section, and its state in this page. */
export function VersionCard({ remote, entry }: VersionCardProps) {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const state = useSectionState(remote, entry);
  const canary = entry?.canary;
  return (
    <li
      className={`rounded-card border border-hairline bg-surface p-5 accent-${sectionAccents[remote]}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 pb-4">
        <h2 className="flex min-w-0 items-center gap-3 text-lg font-bold">
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full border-4 border-accent"
          />
          <span className="min-w-0 wrap-anywhere">{sectionTitles[remote][language]}</span>
        </h2>
        {state ? (
          <Badge tone={tones[state.step]}>
            {t(`states.${state.step}`, { percentage: canary?.percentage })}
          </Badge>
        ) : (
          <span className="text-sm text-quiet">{t('states.loading')}</span>
        )}
      </div>
      {state ? <Facts state={state} /> : <Skeleton className="h-32 w-full" />}
      {canary && state?.step !== 'canary' ? (
        <p className="pt-3 text-sm text-quiet">{t('canary', canary)}</p>
      ) : null}
      <HealthLink name={remote} />
    </li>
  );
}

function Facts({ state: { version, weight, milliseconds } }: { state: SectionState }) {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  if (!version) return null;
  const day = formatDate(version.publishedAt, language);
  const time = formatTime(version.publishedAt, language);
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Fact name={t('version')}>{version.version}</Fact>
      <Fact name={t('published')}>{day && time ? `${day}, ${time}` : t('unknown')}</Fact>
      <Fact name={t('commit')}>
        <code>{version.commit.slice(0, 10)}</code>
      </Fact>
      <Fact name={t('weight')}>{weight ? t('kilobytes', weight) : t('unknown')}</Fact>
      <Fact name={t('arrived')}>
        {milliseconds === undefined ? t('fromCache') : t('milliseconds', { count: milliseconds })}
      </Fact>
    </dl>
  );
}
