import type { ReactNode } from 'react';
import type { ArtefactName } from 'shared/contract';
import { formatDate, formatTime } from 'shared/format';
import type { CanaryVersion, PublishedVersion } from 'shared/registry';
import { Link, useLanguage, useTranslation } from 'shared/runtime';
import { Badge, Skeleton } from 'shared/ui';

const tones = {
  live: 'success',
  canary: 'warning',
  previous: 'danger',
  older: 'warning',
  local: 'warning',
  lost: 'danger',
} as const;

/** What the version that this page uses is now. */
export type Step = keyof typeof tones;

interface ArtefactCardProps {
  name: ArtefactName;
  title: string;
  /** Unknown until the section is loaded, or the shell's entry read. */
  step: Step | undefined;
  /** The version in use. Only its name is known of a shell that no entry names. */
  version?: Pick<PublishedVersion, 'version'> & Partial<PublishedVersion>;
  canary: CanaryVersion | null | undefined;
  /** Names and values of what else is known of the version. */
  facts?: readonly [name: string, value: string][];
  className?: string;
  children?: ReactNode;
}

/** The version of a section or of the shell that this page uses. */
export function ArtefactCard(props: ArtefactCardProps) {
  const { name, title, step, version, canary, facts = [], className = '', children } = props;
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const time = version?.publishedAt && formatTime(version.publishedAt, language);
  const day = version?.publishedAt && formatDate(version.publishedAt, language);
  return (
    <section className={`rounded-card border border-hairline bg-surface p-5 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-4">
        <h2 className="flex min-w-0 items-center gap-3 text-lg font-bold">
          {name === 'shell' ? null : (
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border-4 border-accent"
            />
          )}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </h2>
        {step ? (
          <Badge tone={tones[step]}>
            {t(`states.${step}`, { percentage: canary?.percentage })}
          </Badge>
        ) : (
          <span className="text-sm text-quiet">{t('states.loading')}</span>
        )}
      </div>
      {version ? (
        <dl className="flex flex-col gap-2 text-sm">
          <Fact name={t('version')} value={version.version} />
          {version.commit === undefined ? null : (
            <>
              <Fact name={t('published')} value={day && time ? `${day}, ${time}` : t('unknown')} />
              <Fact name={t('commit')} value={version.commit.slice(0, 10)} />
            </>
          )}
          {facts.map(([fact, value]) => (
            <Fact key={fact} name={fact} value={value} />
          ))}
        </dl>
      ) : null}
      {version || step ? null : <Skeleton className="h-32 w-full" />}
      {children}
      {canary && step !== 'canary' ? (
        <p className="pt-3 text-sm text-quiet">{t('canary', canary)}</p>
      ) : null}
      <Link
        to={`/versioni/${name}`}
        className="mt-3 inline-flex min-h-9 items-center text-sm font-semibold text-accent hover:underline"
      >
        {t('health')}
      </Link>
    </section>
  );
}

/** A fact in a list; the value is on its own line where letters are too large for both. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="w-24 text-quiet">{name}</dt>
      <dd className="min-w-0 flex-1 basis-32 break-words">{value}</dd>
    </div>
  );
}
