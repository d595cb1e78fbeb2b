import type { RemoteName } from 'shared/contract';
import type { RemoteVersions } from 'shared/registry';
import { useLanguage, useTranslation } from 'shared/runtime';
import { sectionAccents, sectionTitles } from '../composition.ts';
import { ArtefactCard } from './ArtefactCard.tsx';
import { useSectionState } from './useSectionState.ts';

/**
 * The version of a section that this page loads.
 *
 * @param entry Undefined when the section is not published.
 */
export function SectionCard({
  remote,
  entry,
}: {
  remote: RemoteName;
  entry: RemoteVersions | undefined;
}) {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const state = useSectionState(remote, entry);
  const { version, weight, milliseconds } = state ?? {};
  return (
    <ArtefactCard
      name={remote}
      title={sectionTitles[remote][language]}
      step={state?.step}
      {...(version ? { version } : {})}
      canary={entry?.canary}
      className={`accent-${sectionAccents[remote]}`}
      facts={[
        [t('weight'), weight ? t('kilobytes', weight) : t('unknown')],
        [
          t('arrived'),
          milliseconds === undefined ? t('fromCache') : t('milliseconds', { count: milliseconds }),
        ],
      ]}
    />
  );
}
