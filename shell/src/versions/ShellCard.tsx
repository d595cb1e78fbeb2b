import { useState } from 'react';
import type { RegistryEntry } from 'shared/registry';
import { useLanguage, useTranslation } from 'shared/runtime';
import { failedHere } from '../boot/failedHere.ts';
import { shellVersion } from '../boot/shellVersions.ts';
import { frameTitle } from '../composition.ts';
import { ArtefactCard, type Step } from './ArtefactCard.tsx';
import { useEntry } from './useEntry.ts';

/** The version of the shell that this page runs; nothing in development, where none is published. */
export function ShellCard() {
  const { t } = useTranslation('versions');
  const language = useLanguage();
  const [own] = useState(shellVersion);
  const entry = useEntry('shell');
  if (!own) return null;

  const step = entry && stepOf(own, entry);
  const published = [entry, entry?.previous, entry?.canary].find((one) => one?.version === own);
  return (
    <ArtefactCard
      name="shell"
      title={frameTitle[language]}
      step={step}
      version={published ?? { version: own }}
      canary={entry?.canary}
    >
      {step === 'previous' ? (
        <p className="pt-3 text-sm text-quiet">{t('shellFailed', { version: entry?.version })}</p>
      ) : null}
    </ArtefactCard>
  );
}

/** A page that was open during a release has an older version. */
function stepOf(own: string, { version, canary }: RegistryEntry): Step {
  if (own === version) return 'live';
  if (own === canary?.version) return 'canary';
  return failedHere().includes(version) ? 'previous' : 'older';
}
