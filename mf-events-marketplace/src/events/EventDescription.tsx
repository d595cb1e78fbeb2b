import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';

/** A description, clamped to three lines with a button for the rest. */
export function EventDescription({ text, lang }: { text: string; lang: string }) {
  const { t } = useTranslation('events-marketplace');
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [clamped, setClamped] = useState(false);

  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    // Observed, because the width decides whether the text fits in three lines.
    const observer = new ResizeObserver(() =>
      setClamped(element.scrollHeight > element.clientHeight + 1),
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
        className={`w-full max-w-measure break-words whitespace-pre-line text-quiet ${open ? '' : 'line-clamp-3 print:line-clamp-none noscript:line-clamp-none'}`}
      >
        {text}
      </p>
      {clamped ? (
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
