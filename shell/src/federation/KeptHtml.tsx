import { memo, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clickedPart, waitingAttribute } from '../../preload/captureClicks.ts';
import { elementAt, pathTo } from './elementPath.ts';
import type { SlotState } from './useView.ts';

/** While hydrating, React ignores this prop, so the server's HTML stays. */
const serverHtml = { __html: '' };

/** HTML of the server that React leaves alone. */
export const KeptHtml = memo(function KeptHtml() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, it keeps what the server rendered.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
});

/**
 * Keeps the server's HTML in a slot until the view is ready, and gives the view what the visitor did meanwhile: the
 * focus, what was typed there, and the last tap on what needs the code.
 */
export function useKeptHtml(
  container: RefObject<HTMLElement | null>,
  hasHtml: boolean,
  step: SlotState['state']['step'],
) {
  const [isKept, setIsKept] = useState(hasHtml);
  const [taps, setTaps] = useState(0);
  const focused = useRef<{ path: number[] | undefined; text: string | undefined }>(undefined);
  const tapped = useRef<number[]>(undefined);

  const notice = useEffectEvent((event: MouseEvent) => {
    const part = clickedPart(event);
    if (!part || !container.current?.contains(part)) return;
    if (part instanceof HTMLAnchorElement) {
      // Without the code it leads to its file.
      if (step === 'failed') return;
      event.preventDefault();
    }
    elementAt(container.current, tapped.current)?.removeAttribute(waitingAttribute);
    tapped.current = pathTo(container.current, part);
    part.setAttribute(waitingAttribute, '');
    setTaps((before) => before + 1);
  });
  useEffect(() => {
    if (!isKept) return;
    const listener = (event: MouseEvent) => notice(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, [isKept]);

  useEffect(() => {
    if (step !== 'ready' || !isKept) return;
    const { activeElement } = document;
    const text = activeElement instanceof HTMLInputElement ? activeElement.value : undefined;
    focused.current = { path: pathTo(container.current, activeElement), text };
    setIsKept(false);
  }, [step, isKept, container]);
  useEffect(() => {
    if (isKept) return;
    const { path, text } = focused.current ?? {};
    const field = elementAt(container.current, path);
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement && text && field.value !== text) typeInto(field, text);
    elementAt(container.current, tapped.current)?.click();
  }, [isKept, container]);

  return { isKept, taps };
}

/** React ignores a value that is set through its own property of the element. */
function typeInto(field: HTMLInputElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
