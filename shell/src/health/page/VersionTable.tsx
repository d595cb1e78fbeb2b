import type { ArtefactName } from 'shared/contract';
import { failureClasses } from 'shared/failure-classes';
import { formatDate } from 'shared/format';
import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Badge } from 'shared/ui';
import { useEntry } from '../../versions/useEntry.ts';
import type { HealthReport } from './healthReport.ts';
import { byVersion } from './summarise.ts';

/** Each version with its state, its views and its failures, by class. */
export function VersionTable({ name, report }: { name: ArtefactName; report: HealthReport }) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const entry = useEntry(name);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language);
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {byVersion(report.days, namedBy(entry)).map(({ version, since, commit, views, failed }) => {
        const state = stateOf(version, entry);
        const failures = report.failures.filter((one) => one.version === version);
        return (
          <li key={version} className="rounded-card border border-hairline bg-surface p-5">
            <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
              <h3 className="min-w-0 font-bold break-words">{version}</h3>
              {state ? (
                <Badge tone={state === 'canary' ? 'warning' : 'success'}>
                  {t(`states.${state}`)}
                </Badge>
              ) : null}
            </div>
            <p className="pb-2 text-sm text-quiet">
              {[formatDate(since, language), commit?.slice(0, 10)].filter(Boolean).join(' · ')}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <strong className="text-xl">{percent.format(failed / views)}</strong>
              <span>{t('failedOf', { failed: number.format(failed), count: views })}</span>
            </p>
            {failures.length > 0 ? (
              <ul className="pt-2 text-sm text-quiet">
                {failures.map(({ failure, pages }) => (
                  <li key={failure}>{`${failureText(failure)}: ${number.format(pages)}`}</li>
                ))}
              </ul>
            ) : null}
          </li>
        );
      })}
    </ul>
  );

  function failureText(failure: string): string {
    const known = failureClasses.find((one) => one === failure);
    return known ? t(`failures.${known}`) : failure;
  }
}

/** The versions that an entry names. */
function namedBy(entry: RegistryEntry | undefined): PublishedVersion[] {
  if (!entry) return [];
  return [entry, entry.canary ?? [], entry.previous ?? [], entry.good ?? []].flat();
}

function stateOf(version: string, entry: RegistryEntry | undefined) {
  if (version === entry?.version) return 'live';
  return version === entry?.canary?.version ? 'canary' : undefined;
}
