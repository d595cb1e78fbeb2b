import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { shareable, shareLink } from './shareLink.ts';

export const ResultActions = memo(function ResultActions({ store }: { store: CalculatorStore }) {
  const { t } = useTranslation('calculators');
  const currentLink = useShareLink(store);
  /** Shown in a field to copy by hand where the browser refuses access to the clipboard. */
  const [visibleLink, setVisibleLink] = useState<string | null>(null);
  const canShare = typeof navigator.share === 'function';

  async function copy() {
    const link = await currentLink();
    try {
      await navigator.clipboard.writeText(link);
      toast.success({ title: t('share.copied'), description: t('share.copiedHint') });
    } catch {
      setVisibleLink(link);
    }
  }

  async function share() {
    const link = await currentLink();
    try {
      await navigator.share({ title: t(`cards.${store.type}.name`), url: link });
    } catch (cause) {
      // Closing the share sheet rejects too.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setVisibleLink(link);
    }
  }

  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-x-6">
        <Button variant="link" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {canShare ? (
          <Button variant="link" onClick={() => void share()}>
            {t('share.send')}
          </Button>
        ) : null}
        <Button variant="link" onClick={() => window.print()}>
          {t('share.print')}
        </Button>
      </div>
      {visibleLink === null ? null : (
        <label className="flex flex-col gap-1 text-sm">
          {t('share.byHand')}
          <input
            readOnly
            // biome-ignore lint/a11y/noAutofocus: the visitor pressed a button for this field.
            autoFocus
            value={visibleLink}
            onFocus={(event) => event.target.select()}
            className="min-h-11 rounded-field border border-outline bg-surface px-3.5 py-2 text-base"
          />
        </label>
      )}
    </div>
  );
});

/** The link is rebuilt this long after the last change, not at every keystroke. */
const rebuildDelayMs = 250;

/**
 * Returns the link to what is shown. It is built in advance, because some browsers allow writing to
 * the clipboard only within the click itself; right after a change it is built on demand.
 */
function useShareLink({ type, persistence: { state } }: CalculatorStore): () => Promise<string> {
  const built = useRef<Promise<string> | null>(null);
  const build = useCallback(() => {
    const { origin, pathname } = window.location;
    built.current ??= shareLink(origin + pathname, type, shareable(state.read()));
    return built.current;
  }, [type, state]);

  useEffect(() => {
    void build();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = state.subscribe(() => {
      built.current = null;
      clearTimeout(timer);
      timer = setTimeout(() => void build(), rebuildDelayMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [build, state]);

  return build;
}
