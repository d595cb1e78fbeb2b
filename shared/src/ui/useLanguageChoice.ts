import { useState } from 'react';
import { defaultLanguage, type Language, languageParameter } from 'shared/contract';
import { setLanguage, useLanguage } from 'shared/runtime';
import { useUpdateSearchParams } from './useUpdateSearchParams.ts';

/** The language to show as chosen, and a function that switches the page and its address to another. */
export function useLanguageChoice() {
  const current = useLanguage();
  /** Shown as chosen before the translations have loaded. */
  const [chosen, setChosen] = useState<Language>();
  const updateParams = useUpdateSearchParams();

  const show = async (language: Language) => {
    setChosen(language);
    await afterNextPaint();
    await setLanguage(language);
    setChosen((last) => (last === language ? undefined : last));
  };

  const choose = (language: Language) => {
    void show(language);
    // A reload asks for the page in this language.
    const change = (params: URLSearchParams) => {
      if (language === defaultLanguage) params.delete(languageParameter);
      else params.set(languageParameter, language);
    };
    void updateParams(change, { replace: true });
  };

  return { language: chosen ?? current, choose };
}

/** A page in the background never paints. */
const paintTimeoutMs = 100;

/** Resolves after the next paint, so that slow work does not delay the response to an input. */
function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // Animation frame callbacks run before the paint, a task queued there runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, paintTimeoutMs);
  });
}
