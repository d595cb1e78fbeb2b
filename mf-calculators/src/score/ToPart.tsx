import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'shared/ui';
import { partOf, type ResultPart, scrollToPart } from '../scrollToPart.ts';

/** The results begin in the upper half of the screen. */
const rootMargin = '0px 0px -50% 0px';

interface ToPartProps {
  part: ResultPart;
  children: ReactNode;
}

/** Leads from the score bar to a part of the results, while those are not on the screen. */
export function ToPart({ part, children }: ToPartProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const results = button.current && partOf(button.current, 'result');
    if (!results) return;
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(results);
    return () => observer.disconnect();
  }, []);
  return (
    <Button
      ref={button}
      // Not unmounted, so that neither the bar's height nor the keyboard's focus is lost.
      className={isOnScreen ? 'not-focus-visible:invisible' : ''}
      onClick={(event) => scrollToPart(event.currentTarget, part)}
    >
      {children}
    </Button>
  );
}
