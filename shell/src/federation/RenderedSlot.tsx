import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { ViewReference } from 'shared/contract';
import { useLanguage } from 'shared/runtime';
import { completeHydration, HydratingView, isHydrated } from './HydratingView.tsx';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { RenderedViewsContext } from './renderedViews.ts';
import { SlotContent } from './SlotContent.tsx';
import { useView } from './useView.ts';
import { keyOf } from './viewCache.ts';

interface RenderedSlotProps {
  view: ViewReference;
  near: boolean;
  height: string;
}

/**
 * A slot whose view the server rendered. Its HTML stays readable while the code loads and when the section
 * is unreachable; a visitor who taps what needs the code then gets the error and its retry button.
 */
export function RenderedSlot({ view, near, height }: RenderedSlotProps) {
  const key = keyOf(view);
  const renderedBy = useContext(RenderedViewsContext).get(key)?.version;
  const slot = useView(view, near);
  const { state, attempt, retry } = slot;
  const language = useLanguage();
  const [renderedIn] = useState(language);
  const html = useRef<HTMLDivElement>(null);
  const tapped = useTappedButton(html);
  const [replaces, setReplaces] = useState(false);

  const loaded = state.step === 'ready' ? state.view : undefined;
  const matches = language === renderedIn && loaded?.connection.version.version === renderedBy;
  // HTML of another version or language cannot be hydrated.
  if (loaded && !matches && !replaces && !isHydrated(key)) setReplaces(true);
  const hydrates = loaded !== undefined && !replaces;
  useEffect(() => {
    if (hydrates) completeHydration(key);
  }, [hydrates, key]);

  if (replaces) return <SlotContent view={view} slot={slot} height={height} />;
  return (
    <div ref={html}>
      <HydratingView view={view} height={height} />
      {tapped && state.step === 'failed' ? (
        <RemoteUnavailable
          remote={view.remote}
          error={state.error}
          attempt={attempt}
          onRetry={retry}
        />
      ) : null}
    </div>
  );
}

/**
 * Whether a button inside was tapped. React stops clicks on HTML that waits for its code, so the listener
 * is on the document, before React's.
 */
function useTappedButton(container: RefObject<HTMLElement | null>): boolean {
  const [tapped, setTapped] = useState(false);
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && container.current?.contains(button)) setTapped(true);
    };
    document.addEventListener('click', notice, { capture: true });
    return () => document.removeEventListener('click', notice, { capture: true });
  }, [container]);
  return tapped;
}
