import type { HandoutFile } from './handoutFile.ts';

/** A file of a list, and the page of the PDF at which its preview opens. */
export interface PreviewItem {
  file: HandoutFile;
  page: number;
  /** The words to find in it. */
  find?: string | undefined;
}

const fileParam = 'anteprima';
const pageParam = 'pagina';
const findParam = 'trova';

export function setPreviewParams(
  params: URLSearchParams,
  fileId: string,
  page: number,
  find = '',
): void {
  clearPreviewParams(params);
  params.set(fileParam, fileId);
  if (page > 1) params.set(pageParam, String(page));
  if (find !== '') params.set(findParam, find);
}

export function clearPreviewParams(params: URLSearchParams): void {
  for (const param of [fileParam, pageParam, findParam]) params.delete(param);
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
  const find = params.get(findParam) ?? undefined;
  return item && { index: items.indexOf(item), item: { file: item.file, page, find } };
}

/** The URL of a page with the preview of a file open. */
export function previewPath(path: string, fileId: string, page?: number, find?: string): string {
  const params = new URLSearchParams();
  setPreviewParams(params, fileId, page ?? 1, find);
  return `${path}?${params}`;
}
