/**
 * The lazy code of the preview. Both imports stand here only: an import elsewhere would have files of its
 * own, and loading one for offline use would not load the other.
 */
export const importPreviewPanel = () =>
  import(/* webpackChunkName: "previewPanel" */ './PreviewPanel.tsx');

export const importPdfDocument = () =>
  import(/* webpackChunkName: "pdfDocument" */ './pdfDocument.ts');
