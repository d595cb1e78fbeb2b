import type { HandoutFile } from './handoutFile.ts';

/** A file of a list, and the page of the PDF at which its preview opens. */
export interface PreviewItem {
  file: HandoutFile;
  page: number;
}

const fileParam = 'anteprima';
const pageParam = 'pagina';

export function setPreviewParams(params: URLSearchParams, fileId: string, page: number): void {
  params.set(fileParam, fileId);
  if (page > 1) params.set(pageParam, String(page));
  else params.delete(pageParam);
}

export function clearPreviewParams(params: URLSearchParams): void {
  params.delete(fileParam);
  params.delete(pageParam);
}

/** Whether an address names a file whose preview is open. */
export const namesPreview = (params: URLSearchParams): boolean => params.has(fileParam);

/**
 * The item of a list that the parameters name: the one of the file at that page, else any of the file.
 * The parameters decide its page, because a link may lead to any page of a file.
 */
export function findPreview(
  params: URLSearchParams,
  items: readonly PreviewItem[],
): { index: number; item: PreviewItem } | undefined {
  const id = params.get(fileParam);
  const pageText = params.get(pageParam) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(pageText) ? Number(pageText) : 1;
  const ofFile = items.filter(({ file }) => file.id === id);
  const item = ofFile.find((one) => one.page === page) ?? ofFile[0];
  return item && { index: items.indexOf(item), item: { file: item.file, page } };
}

/** The URL of a page with the preview of a file open. */
export function previewPath(path: string, fileId: string, page = 1): string {
  const params = new URLSearchParams();
  setPreviewParams(params, fileId, page);
  return `${path}?${params}`;
}
