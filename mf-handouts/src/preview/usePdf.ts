import { useEffect, useState } from 'react';
import { reportError } from 'shared/runtime';
import { FileError, type FileFailure, fetchFile } from '../opening/fetchFile.ts';
import type { PdfDocument } from './pdfDocument.ts';

type Pdf =
  | { step: 'loading' }
  | { step: 'ready'; document: PdfDocument; file: Blob }
  | { step: 'failed'; reason: FileFailure; retry: () => void };

/** Loads the PDF at a URL; `undefined` loads nothing. */
export function usePdf(fileUrl: string | null | undefined): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again.
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
        const reason = cause instanceof FileError ? cause.reason : 'unreachable';
        reportError({ source: 'handouts', message: 'A file cannot be previewed', cause });
        setPdf({ step: 'failed', reason, retry: () => setAttempt((count) => count + 1) });
      },
    );
    return () => {
      controller.abort();
      opened?.close();
    };
  }, [fileUrl, attempt]);
  return pdf;
}

/** Loads pdf.js and the file in parallel. */
async function load(fileUrl: string | null, signal: AbortSignal) {
  const [{ openPdf }, file] = await Promise.all([
    import('./pdfDocument.ts'),
    fetchFile(fileUrl, signal),
  ]);
  return { document: await openPdf(await file.arrayBuffer()), file };
}
