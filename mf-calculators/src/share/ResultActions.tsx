import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { CalculatorType } from '../catalogue.ts';
import { memories } from '../keep/memories.ts';
import { shareable, shareLink } from './shareLink.ts';

interface ResultActionsProps {
  type: CalculatorType;
  /** What the sent link is called. */
  name: string;
}

/** What can be done with a result: send it as a link, or print it. */
export const ResultActions = memo(function ResultActions(props: ResultActionsProps) {
  const { type, name } = props;
  const { t } = useTranslation('calculators');
  const linkNow = useLink(type);
  /** The link to copy by hand, where the browser keeps the clipboard to itself. */
  const [byHand, setByHand] = useState<string | null>(null);
  const canSend = typeof navigator.share === 'function';

  async function copy() {
    const link = await linkNow();
    try {
      await navigator.clipboard.writeText(link);
      toast.success({ title: t('share.copied'), description: t('share.copiedHint') });
    } catch {
      setByHand(link);
    }
  }

  async function send() {
    const link = await linkNow();
    try {
      await navigator.share({ title: name, url: link });
    } catch (cause) {
      // Whoever closes the sheet has changed their mind.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setByHand(link);
    }
  }

  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-x-6">
        <Button variant="link" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {canSend ? (
          <Button variant="link" onClick={() => void send()}>
            {t('share.send')}
          </Button>
        ) : null}
        <Button variant="link" onClick={() => window.print()}>
          {t('share.print')}
        </Button>
      </div>
      {byHand === null ? null : (
        <label className="flex flex-col gap-1 text-sm">
          {t('share.byHand')}
          <input
            readOnly
            // biome-ignore lint/a11y/noAutofocus: this was asked for by a button; its focus goes on here.
            autoFocus
            value={byHand}
            onFocus={(event) => event.target.select()}
            className="min-h-11 rounded-field border border-outline bg-surface px-3.5 py-2 text-base"
          />
        </label>
      )}
    </div>
  );
});

/** The link is made anew this long after the last change, in milliseconds: not at every keystroke. */
const settled = 250;

/**
 * Gives the link to what is shown. It is made beforehand, because some browsers let only the click
 * itself write to the clipboard; right after a change there is a moment to wait for it.
 */
function useLink(type: CalculatorType): () => string | Promise<string> {
  const made = useRef<string | null>(null);
  const make = useCallback(async () => {
    const { origin, pathname } = window.location;
    return shareLink(origin + pathname, type, shareable(memories[type].read()));
  }, [type]);

  useEffect(() => {
    let latest = 0;
    const remake = async () => {
      const own = latest;
      const link = await make();
      if (own === latest) made.current = link;
    };
    void remake();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = memories[type].subscribe(() => {
      latest += 1;
      made.current = null;
      clearTimeout(timer);
      timer = setTimeout(() => void remake(), settled);
    });
    return () => {
      latest += 1;
      clearTimeout(timer);
      stop();
    };
  }, [make, type]);

  return useCallback(() => made.current ?? make(), [make]);
}
