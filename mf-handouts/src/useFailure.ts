import { useEffect, useRef } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';

/** Reports a failed read once, also when it is only logged. */
export function useFailureReport(error: Error | null, message: string): void {
  useOncePerError(error, () => reportError({ source: 'handouts', message, cause: error }));
}

/** Says once, as a toast, that a read failed; in the language of that moment. */
export function useFailureToast(error: Error | null, description: string): void {
  const { t } = useTranslation();
  useOncePerError(error, () => toast.error({ title: t('errorTitle'), description }));
}

/** A change of language renders again, and must not tell again. */
function useOncePerError(error: Error | null, tell: () => void): void {
  const told = useRef<Error>(null);
  useEffect(() => {
    if (!error || told.current === error) return;
    told.current = error;
    tell();
  }, [error, tell]);
}

/**
 * Whether the backend (or the way to it) said no, as opposed to an answer that nobody expects. The
 * specification has a message for each (section 8); `readAllRows` names the former as the cause.
 */
export function isRefusal(error: Error | null): boolean {
  return error?.cause !== undefined;
}
