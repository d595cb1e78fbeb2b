import { memo, useContext, useEffect, useRef, useState } from 'react';
import type { ViewReference } from 'shared/contract';
import { waitingAttribute } from '../../preload/captureClicks.ts';
import { elementAt, pathTo } from './elementPath.ts';
import { RenderedViewsContext } from './renderedViews.ts';
import { SlotContent } from './SlotContent.tsx';
import { TappedSlotError } from './TappedSlotError.tsx';
import { useTappedButton } from './useTappedButton.ts';
import { useView } from './useView.ts';
import { ViewScope } from './ViewScope.tsx';
import { keyOf } from './viewCache.ts';

export interface SlotViewProps {
  view: ViewReference;
  near: boolean;
  height: string;
}

/**
 * A slot far below the first screen. React does not hydrate its HTML, because pending hydration delays
 * every navigation; the loaded view replaces it.
 */
export function StaticSlot({ view, near, height }: SlotViewProps) {
  const slot = useView(view, near);
  const { state } = slot;
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<number[]>(undefined);
  const tapped = useRef<number[]>(undefined);
  const [isLive, setIsLive] = useState(false);
  const taps = useTappedButton(container, (button) => {
    if (isLive) return;
    elementAt(container.current, tapped.current)?.removeAttribute(waitingAttribute);
    tapped.current = pathTo(container.current, button);
    button.setAttribute(waitingAttribute, '');
  });

  useEffect(() => {
    if (state.step !== 'ready' || isLive) return;
    focused.current = pathTo(container.current, document.activeElement);
    setIsLive(true);
  }, [state.step, isLive]);
  useEffect(() => {
    if (!isLive) return;
    elementAt(container.current, focused.current)?.focus({ preventScroll: true });
    elementAt(container.current, tapped.current)?.click();
  }, [isLive]);

  return (
    <div ref={container}>
      {isLive ? (
        <div>
          <SlotContent view={view} slot={slot} height={height} />
        </div>
      ) : (
        <StaticHtml view={view} />
      )}
      {isLive ? null : <TappedSlotError remote={view.remote} slot={slot} taps={taps} />}
    </div>
  );
}

/** While hydrating, React ignores this prop, so the server's HTML stays. */
const serverHtml = { __html: '' };

const StaticHtml = memo(function StaticHtml({ view }: { view: ViewReference }) {
  const rendered = useContext(RenderedViewsContext).get(keyOf(view))?.component;
  if (rendered) {
    return (
      <div>
        <ViewScope view={view} component={rendered} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, it keeps what the server rendered.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
});
