import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';

/** A description in three lines, with all of it one tap away when there is more. */
export function EventDescription({ text, lang }: { text: string; lang: string }) {
  const { t } = useTranslation('events-marketplace');
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    // Whether three lines are enough depends on the width, so it is asked again when that changes.
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <>
      <p
        id={id}
        lang={lang}
        ref={paragraph}
        className={`w-full max-w-measure break-words whitespace-pre-line text-quiet ${open ? '' : 'line-clamp-3 print:line-clamp-none'}`}
      >
        {text}
      </p>
      {cut ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-8 text-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t(open ? 'events.readLess' : 'events.readMore')}
        </button>
      ) : null}
    </>
  );
}
