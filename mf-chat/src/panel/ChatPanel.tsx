import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { Icon, useKeyboardInset } from 'shared/ui';
import { askOrDraft, useConversation, usePageContext } from '../conversation/conversationStore.ts';
import { dismissPanel, sheetQuery, takeQuestion, usePanel } from '../conversation/panelStore.ts';
import { Composer } from './Composer.tsx';
import { ConversationStatus } from './ConversationStatus.tsx';
import { PanelActions } from './PanelActions.tsx';
import { Transcript } from './Transcript.tsx';
import { Welcome } from './Welcome.tsx';

/**
 * The panel of the chat: at most 420 by 600 px above the button, and lower before the first answer; on a phone a sheet at the bottom, never
 * taller than what the keyboard leaves. It is not modal, because the page beside it stays usable.
 */
export default function ChatPanel({ id }: { id: string }) {
  const { t } = useTranslation('chat');
  const titleId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const keyboardInset = useKeyboardInset();
  const openCount = usePanel((state) => state.openCount);
  const isStart = useConversation(
    ({ messages, pending }) =>
      messages.length === (pending === null ? 0 : 1) && pending?.partial === undefined,
  );
  const context = usePageContext();
  const ask = useEffectEvent(() => {
    const question = takeQuestion();
    if (question !== null) askOrDraft(question, context);
  });
  useScrollLock();

  /** Focuses the input; with touch the panel, because the input would open the on-screen keyboard. */
  const focusNext = useCallback(() => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    (isTouch ? input.current?.closest<HTMLElement>('[role="dialog"]') : input.current)?.focus();
  }, []);
  useEffect(() => {
    if (openCount === 0) return;
    ask();
    focusNext();
  }, [focusNext, openCount]);

  const panel = (
    <section
      ref={keyboardInset}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`fixed right-6 bottom-24 z-45 flex max-h-[min(37.5rem,calc(100dvh-11.5rem))] ${isStart ? '' : 'h-150'} w-105 flex-col overflow-hidden rounded-card border border-outline bg-paper text-ink shadow-popover outline-none motion-safe:transition motion-safe:duration-200 motion-safe:ease-out motion-safe:starting:translate-y-4 motion-safe:starting:opacity-0 print:hidden small:inset-x-0 small:top-[calc(var(--visual-viewport-top,0px)+var(--visual-viewport-height,100dvh)-var(--sheet-height))] small:bottom-auto small:mx-auto small:h-(--sheet-height) small:max-h-none small:w-full small:max-w-105 small:rounded-b-none small:overflow-y-auto small:border-x-0 small:border-b-0 small:[--sheet-height:min(37.5rem,var(--visual-viewport-height,100dvh))]`}
    >
      <header className="flex items-start justify-between gap-3 border-t-4 border-b border-t-accent border-b-hairline bg-surface py-3 pr-2 pl-5 low:items-center low:py-0">
        <div className="low:flex low:items-baseline low:gap-3">
          <h2 id={titleId} className="text-lg font-bold">
            {siteConfig().assistant}
          </h2>
          <p className="text-sm text-quiet low:max-sm:sr-only">{t('subtitle')}</p>
        </div>
        <button
          type="button"
          aria-label={t('closePanel')}
          onClick={dismissPanel}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft"
        >
          <Icon name="close" className="size-6" />
        </button>
      </header>
      <Transcript welcome={isStart ? <Welcome onSend={focusNext} /> : null} onDone={focusNext} />
      <ConversationStatus />
      <div className="flex flex-col gap-3 border-t border-hairline bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:gap-1 low:pt-2 low:pb-[max(0.25rem,env(safe-area-inset-bottom))]">
        <Composer ref={input} onSend={focusNext} />
        <PanelActions onClear={focusNext} />
      </div>
    </section>
  );
  return (
    <>
      {/* A tap beside the sheet; with the keyboard there is Escape. */}
      <div
        aria-hidden="true"
        onClick={dismissPanel}
        className="fixed inset-0 z-40 hidden bg-black/60 motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0 small:block print:hidden"
      />
      {panel}
    </>
  );
}

/** Locks the scroll of the page while the sheet is over it. */
function useScrollLock(): void {
  useEffect(() => {
    const sheet = sheetQuery();
    const { style } = document.documentElement;
    const lock = () => {
      style.overflow = sheet.matches ? 'hidden' : '';
    };
    lock();
    sheet.addEventListener('change', lock);
    return () => {
      style.overflow = '';
      sheet.removeEventListener('change', lock);
    };
  }, []);
}
