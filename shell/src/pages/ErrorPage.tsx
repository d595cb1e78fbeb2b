import { useEffect } from 'react';
import { reportError, useRouteError, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { announceFailure } from '../boot/shellVersions.ts';

/** Shown when the frame itself crashes. The title is the same in every language. */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  useEffect(() => {
    document.title = 'Unexpected Application Error!';
    reportError({ source: 'shell', message: 'The frame crashed', cause: error });
    // Unless it has started before: then only this page is broken.
    announceFailure();
  }, [error]);
  return (
    <main className="mx-auto flex min-h-dvh max-w-page flex-col items-start justify-center gap-4 px-5 md:px-8">
      <h1 lang="en" className="text-xl font-extrabold">
        Unexpected Application Error!
      </h1>
      <p className="max-w-measure text-quiet">{t('crash.line')}</p>
      <Button onClick={() => window.location.assign('/')}>{t('crash.home')}</Button>
    </main>
  );
}
