import { useEffect, useState } from 'react';
import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { loadFile } from '../offline/storedFiles.ts';
import { FileError, type FileFailure } from '../opening/fetchFile.ts';
import type { PdfDocument } from './pdfDocument.ts';

const importPdfDocument = () => import(/* webpackChunkName: "pdfDocument" */ './pdfDocument.ts');

/** Loads all that a preview needs except the file, so that the service worker stores it. */
export async function loadViewer(): Promise<void> {
  const { loadWorker } = await importPdfDocument();
  await loadWorker();
}

type Pdf =
  | { step: 'loading' }
  | { step: 'ready'; document: PdfDocument; file: Blob }
  | { step: 'failed'; reason: FileFailure; retry: () => void };

/** Loads the PDF of a file; `undefined` loads nothing. */
export function usePdf(file: HandoutFile | undefined): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again, and a refetched list has the same file as another object.
  useEffect(() => {
    if (file === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    let opened: PdfDocument | undefined;
    setPdf({ step: 'loading' });
    load(file, signal).then(
      ({ document, content }) => {
        opened = document;
        if (signal.aborted) document.close();
        else setPdf({ step: 'ready', document, file: content });
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
  }, [file?.url, file?.uploadedAt, attempt]);
  return pdf;
}

/** Loads pdf.js and the file in parallel. */
async function load(file: HandoutFile, signal: AbortSignal) {
  const [{ openPdf }, content] = await Promise.all([importPdfDocument(), loadFile(file, signal)]);
  return { document: await openPdf(await content.arrayBuffer()), content };
}
