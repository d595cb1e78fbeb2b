import { memo, useContext, useEffect, useRef, useState } from 'react';
import type { ViewReference } from 'shared/contract';
import { waitingAttribute } from '../../preload/captureClicks.ts';
import { elementAt, pathTo } from './elementPath.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import { RenderedViewsContext } from './renderedViews.ts';
import { SlotContent } from './SlotContent.tsx';
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
 * A slot far below, whose view the server rendered. React leaves its HTML alone, and the view replaces it with
 * the same when its code is there. As HTML that waits for hydration it would hold back every navigation,
 * because React does not know which part of the address it depends on.
 */
export function StaticSlot({ view, near, height }: SlotViewProps) {
  const slot = useView(view, near);
  const { state, attempt, retry } = slot;
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<number[]>(undefined);
  const tapped = useRef<number[]>(undefined);
  const [isLive, setIsLive] = useState(false);
  const isTapped = useTappedButton(container, (button) => {
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
      {!isLive && isTapped && state.step === 'failed' ? (
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

/** React sets the HTML of an element that it renders, not of one that it hydrates. */
const asItIs = { __html: '' };

const StaticHtml = memo(function StaticHtml({ view }: { view: ViewReference }) {
  const rendered = useContext(RenderedViewsContext).get(keyOf(view))?.component;
  if (rendered) {
    return (
      <div>
        <ViewScope remote={view.remote} component={rendered} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, it keeps what the server rendered.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
});
