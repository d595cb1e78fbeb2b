import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMscForm } from './mscForm.ts';

/**
 * After an attempt that something stopped, the focus goes to the first field that is wrong, or to the
 * first grade when there is none yet: nobody has to look for it.
 */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>, stopped: boolean): void {
  const attempts = useMscForm((state) => state.attempts);
  const look = useEffectEvent(() => {
    if (!stopped) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong ?? form.current?.querySelector<HTMLElement>('[data-grade]');
    target?.focus();
  });
  useEffect(() => {
    if (attempts > 0) look();
  }, [attempts]);
}
