import { useEffect, useState } from 'react';
import { reportError } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { storedFile, storePreviewed } from '../offline/storedFiles.ts';
import { type Arrived, FileError, type FileFailure, fetchStart } from '../opening/fetchFile.ts';
import type { PdfDocument } from './pdfDocument.ts';

const importPdfDocument = () => import(/* webpackChunkName: "pdfDocument" */ './pdfDocument.ts');

/** Loads all that a preview needs except the file, so that the service worker stores it. */
export async function loadViewer(): Promise<void> {
  const { loadWorker } = await importPdfDocument();
  await loadWorker();
}

type Pdf =
  | { step: 'loading'; arrived: Arrived | undefined }
  | { step: 'ready'; document: PdfDocument }
  | { step: 'failed'; reason: FileFailure; retry: () => void };

/** Larger files, in bytes, are not fetched whole by a preview, and so not stored. */
const mostStored = 2 ** 24;

/** Loads the PDF of a file; `undefined` loads nothing. */
export function usePdf(file: HandoutFile | undefined): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ step: 'loading', arrived: undefined });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again, and a refetched list has the same file as another object.
  useEffect(() => {
    if (file === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    let opened: PdfDocument | undefined;
    setPdf({ step: 'loading', arrived: undefined });
    const onArrived = (arrived: Arrived) => {
      if (!opened && !signal.aborted) setPdf({ step: 'loading', arrived });
    };
    load(file, signal, onArrived).then(
      (document) => {
        opened = document;
        if (signal.aborted) document.close();
        else setPdf({ step: 'ready', document });
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

/** Loads pdf.js and, in parallel, the device's copy of the file or its beginning from the network. */
async function load(
  file: HandoutFile,
  signal: AbortSignal,
  onArrived: (arrived: Arrived) => void,
): Promise<PdfDocument> {
  const stored = storedFile(file);
  const [{ openPdf }, content] = await Promise.all([
    importPdfDocument(),
    stored.then((copy) => copy ?? fetchStart(file.url, signal, onArrived)),
  ]);
  const { size } = content;
  const document = await openPdf(content, (bytes) => onArrived({ bytes, of: size }));
  const isStored = (await stored) !== undefined;
  if (!isStored && size <= mostStored) {
    // Fails when the preview closes first.
    document.content().then(
      (whole) => storePreviewed(file, whole),
      () => undefined,
    );
  }
  return document;
}
