import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { dateFormat } from 'shared/format';
import { siteConfig, toast } from 'shared/runtime';
import { Button, saveFile } from 'shared/ui';
import { useFormat } from '../format.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { resultPicture } from './resultPicture.ts';
import { shareable, shareLink } from './shareLink.ts';

interface ResultActionsProps {
  store: CalculatorStore;
  score: string;
  /** What the score is out of, or made of. */
  unit: string;
  /** What the score reaches. */
  detail?: string | undefined;
}

export const ResultActions = memo(function ResultActions(props: ResultActionsProps) {
  const { store, score, unit, detail } = props;
  const { t, language } = useFormat();
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

  async function sharePicture(button: HTMLElement) {
    const title = t(`cards.${store.type}.name`);
    const date = dateFormat(language, { dateStyle: 'long' }).format(new Date());
    const source = `${siteConfig().association}, ${date}`;
    const picture = await resultPicture({ title, score, unit, detail, source }, button);
    if (!picture) return toast.error({ title: t('share.pictureFailed') });
    const file = new File([picture], `${title}.png`, { type: picture.type });
    if (!navigator.canShare?.({ files: [file] })) return void saveFile(file, file.name);
    // Closing the share sheet rejects.
    await navigator.share({ files: [file], title }).catch(() => undefined);
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
        <Button variant="link" onClick={({ currentTarget }) => void sharePicture(currentTarget)}>
          {t('share.picture')}
        </Button>
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
function useShareLink({
  type,
  snapshot,
  persistence: { state },
}: CalculatorStore): () => Promise<string> {
  const built = useRef<Promise<string> | null>(null);
  const build = useCallback(() => {
    const { origin, pathname } = window.location;
    built.current ??= shareLink(origin + pathname, type, shareable(snapshot()));
    return built.current;
  }, [type, snapshot]);

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
