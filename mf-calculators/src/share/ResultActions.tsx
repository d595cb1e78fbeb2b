import { useEffect, useState } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { CalculatorType } from '../catalogue.ts';
import { memories } from '../keep/memories.ts';
import { shareable, shareLink } from './shareLink.ts';

/** What can be done with a result: send it as a link, or print it. */
export function ResultActions({ type, name }: { type: CalculatorType; name: string }) {
  const { t } = useTranslation('calculators');
  const link = useLink(type);
  /** The link to copy by hand, where the browser keeps the clipboard to itself. */
  const [byHand, setByHand] = useState<string | null>(null);
  const canSend = typeof navigator.share === 'function';

  async function copy() {
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      toast.success({ title: t('share.copied'), description: t('share.copiedHint') });
    } catch {
      setByHand(link);
    }
  }

  async function send() {
    if (link === null) return;
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
        <Button variant="link" disabled={link === null} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
        {canSend ? (
          <Button variant="link" disabled={link === null} onClick={() => void send()}>
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
}

/** The link to what is shown, made beforehand: browsers let only a click itself write to the clipboard. */
function useLink(type: CalculatorType): string | null {
  const memory = memories[type];
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let latest = 0;
    const make = async () => {
      latest += 1;
      const own = latest;
      const { origin, pathname } = window.location;
      const made = await shareLink(origin + pathname, type, shareable(memory.read()));
      if (own === latest) setLink(made);
    };
    void make();
    const stop = memory.subscribe(() => void make());
    return () => {
      latest = -1;
      stop();
    };
  }, [memory, type]);
  return link;
}
