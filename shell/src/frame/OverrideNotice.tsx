import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import {
  acceptOverrides,
  endOverrides,
  requestedOverrides,
  usedOverrides,
} from '../federation/overrides.ts';
import type { Override } from '../federation/parseOverride.ts';

/**
 * Asks before a link's override takes effect in this tab. While one is in use, says which, and offers a button
 * to end it.
 */
export function OverrideNotice() {
  const { t } = useTranslation('shell');
  const [requested, setRequested] = useState<readonly Override[]>([]);
  const [used, setUsed] = useState<readonly Override[]>([]);
  // Prerendered HTML cannot know the tab.
  useEffect(() => {
    usedOverrides().then(setUsed);
    // Without the registry nothing is asked, and nothing is loaded.
    requestedOverrides().then(setRequested, () => {});
  }, []);
  if (requested.length > 0) {
    return (
      <Notice texts={textsOf(requested, ['override.asked', 'override.askedPreview'])}>
        <Button size="sm" variant="secondary" onClick={() => setRequested([])}>
          {t('override.refuse')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => reloadAfter(() => acceptOverrides(requested))}
        >
          {t('override.accept')}
        </Button>
      </Notice>
    );
  }
  if (used.length === 0) return null;
  return (
    <Notice texts={textsOf(used, ['override.using', 'override.usingPreview'])}>
      <Button size="sm" variant="secondary" onClick={() => reloadAfter(endOverrides)}>
        {t('override.off')}
      </Button>
    </Notice>
  );
}

type Key = `override.${'asked' | 'askedPreview' | 'using' | 'usingPreview'}`;

/** The texts on sections from this computer, with their ports, and on previews, with their versions. */
function textsOf(overrides: readonly Override[], [ofLocal, ofPreviews]: [Key, Key]) {
  return [ofLocal, ofPreviews].map((key) => ({
    key,
    sections: overrides
      .filter(({ preview }) => (preview ? ofPreviews : ofLocal) === key)
      .map(({ remote, url, preview }) => `${remote} (${preview?.version ?? new URL(url).host})`)
      .join(', '),
  }));
}

interface NoticeProps {
  texts: readonly { key: Key; sections: string }[];
  children: ReactNode;
}

function Notice({ texts, children }: NoticeProps) {
  const { t } = useTranslation('shell');
  return (
    <aside className="fixed inset-x-0 bottom-0 z-70 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warning px-4 py-2 text-sm font-semibold text-paper print:hidden">
      {texts.map(({ key, sections }) => sections && <p key={key}>{t(key, { sections })}</p>)}
      {children}
    </aside>
  );
}

function reloadAfter(change: () => void): void {
  change();
  window.location.reload();
}
