import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { endOverrides, overridden } from '../federation/overrides.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';

/** Shows that this tab overrides sections, with a button that ends it. */
export function OverrideNotice() {
  const { t } = useTranslation('shell');
  // Prerendered HTML cannot know the tab.
  const sections = useIsHydrated() ? overridden() : [];
  if (sections.length === 0) return null;
  return (
    <aside className="fixed inset-x-0 bottom-0 z-70 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warning px-4 py-2 text-sm font-semibold text-paper print:hidden">
      <p>{t('override.using', { sections: sections.join(', ') })}</p>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          endOverrides();
          window.location.reload();
        }}
      >
        {t('override.off')}
      </Button>
    </aside>
  );
}
