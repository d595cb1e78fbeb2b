import { useEffect, useState } from 'react';
import { reportError } from 'shared/runtime';
import { fetchPdf } from './fetchPdf.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { PdfError, type PdfFailure } from './pdfFailure.ts';

type Pdf =
  | { step: 'loading' }
  | { step: 'ready'; document: PdfDocument; file: Blob }
  | { step: 'failed'; why: PdfFailure; retry: () => void };

/** The PDF at an address, from its way here to its pages; `undefined` fetches nothing. */
export function usePdf(fileUrl: string | null | undefined): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again.
  useEffect(() => {
    if (fileUrl === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    let opened: PdfDocument | undefined;
    setPdf({ step: 'loading' });
    load(fileUrl, signal).then(
      ({ document, file }) => {
        opened = document;
        if (signal.aborted) document.close();
        else setPdf({ step: 'ready', document, file });
      },
      (cause: unknown) => {
        if (signal.aborted) return;
        const why = cause instanceof PdfError ? cause.why : 'unreachable';
        reportError({ source: 'handouts', message: 'A file cannot be previewed', cause });
        setPdf({ step: 'failed', why, retry: () => setAttempt((count) => count + 1) });
      },
    );
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [fileUrl, attempt]);
  return pdf;
}

/** The viewer's code and the file, side by side. */
async function load(fileUrl: string | null, signal: AbortSignal) {
  const [{ openPdf }, file] = await Promise.all([
    import('./pdfDocument.ts'),
    fetchPdf(fileUrl, signal),
  ]);
  return { document: await openPdf(await file.arrayBuffer()), file };
}
