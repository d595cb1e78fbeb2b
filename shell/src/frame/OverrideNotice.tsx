import { type ReactNode, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import {
  acceptOverrides,
  endOverrides,
  overridden,
  requestedOverrides,
} from '../federation/overrides.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';

/**
 * Asks before this tab loads sections from this computer because of a link, and shows that it does, with a
 * button that ends it.
 */
export function OverrideNotice() {
  const { t } = useTranslation('shell');
  const [isRefused, setRefused] = useState(false);
  // Prerendered HTML cannot know the tab.
  const isHydrated = useIsHydrated();
  const requested = isHydrated && !isRefused ? requestedOverrides() : [];
  const sections = isHydrated ? overridden() : [];
  if (requested.length > 0) {
    return (
      <Notice
        text={t('override.asked', {
          sections: requested.map(([remote, url]) => `${remote} (${new URL(url).host})`).join(', '),
        })}
      >
        <Button size="sm" variant="secondary" onClick={() => setRefused(true)}>
          {t('override.refuse')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => reloadAfter(acceptOverrides)}>
          {t('override.accept')}
        </Button>
      </Notice>
    );
  }
  if (sections.length === 0) return null;
  return (
    <Notice text={t('override.using', { sections: sections.join(', ') })}>
      <Button size="sm" variant="secondary" onClick={() => reloadAfter(endOverrides)}>
        {t('override.off')}
      </Button>
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <aside className="fixed inset-x-0 bottom-0 z-70 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warning px-4 py-2 text-sm font-semibold text-paper print:hidden">
      <p>{text}</p>
      {children}
    </aside>
  );
}

function reloadAfter(change: () => void): void {
  change();
  window.location.reload();
}
