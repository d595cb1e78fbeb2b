import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from 'shared/runtime';
import {
  completeHydration,
  HydratingView,
  hasRendered,
  isHydrated,
  replayWhenHydrated,
} from './HydratingView.tsx';
import { RenderedViewsContext } from './renderedViews.ts';
import { SlotContent } from './SlotContent.tsx';
import type { SlotViewProps } from './StaticSlot.tsx';
import { renderTimeoutMs } from './SuspendedView.tsx';
import { TappedSlotError } from './TappedSlotError.tsx';
import { useTappedButton } from './useTappedButton.ts';
import { useView } from './useView.ts';
import { keyOf } from './viewCache.ts';

/**
 * A slot whose HTML React hydrates. It stays readable while the code loads and when the section
 * is unreachable; a visitor who taps what needs the code then gets the error and its retry button.
 */
export function HydratingSlot({ view, near, height }: SlotViewProps) {
  const key = keyOf(view);
  const renderedBy = useContext(RenderedViewsContext).get(key)?.version;
  const slot = useView(view, near);
  const { state } = slot;
  const language = useLanguage();
  const [renderedIn] = useState(language);
  const html = useRef<HTMLDivElement>(null);
  const taps = useTappedButton(html, (button) => replayWhenHydrated(key, button));
  const [replaces, setReplaces] = useState(false);

  const loaded = state.step === 'ready' ? state.view : undefined;
  const matches = language === renderedIn && loaded?.connection.version.version === renderedBy;
  // HTML of another version or language cannot be hydrated.
  if (loaded && !matches && !replaces && !isHydrated(key)) setReplaces(true);
  const hydrates = loaded !== undefined && !replaces;
  const replaceIfSuspended = useEffectEvent(() => {
    if (!loaded || hasRendered(key)) return;
    setReplaces(true);
    slot.handleTimeout(loaded);
  });
  useEffect(() => {
    if (!hydrates) return;
    completeHydration(key);
    const timer = setTimeout(() => replaceIfSuspended(), renderTimeoutMs);
    return () => clearTimeout(timer);
  }, [hydrates, key]);

  if (replaces) return <SlotContent view={view} slot={slot} height={height} />;
  return (
    <div ref={html}>
      <HydratingView view={view} height={height} />
      <TappedSlotError remote={view.remote} slot={slot} taps={taps} />
    </div>
  );
}
