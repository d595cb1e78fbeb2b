import type { HandoutFile } from '../files/handoutFile.ts';

/** A file that a page can show beside its list, and the page of the PDF at which it opens. */
export interface PreviewItem {
  file: HandoutFile;
  page: number;
}

const fileParam = 'anteprima';
const pageParam = 'pagina';

/** Makes an address name the file whose preview is open. */
export function namePreview(params: URLSearchParams, { file, page }: PreviewItem): void {
  params.set(fileParam, file.id);
  if (page > 1) params.set(pageParam, String(page));
  else params.delete(pageParam);
}

/** Makes an address name no preview. */
export function leavePreview(params: URLSearchParams): void {
  params.delete(fileParam);
  params.delete(pageParam);
}

/**
 * Which item of a list an address names: the one of the file at that page, else the file at all. The
 * page that the address gives counts in either case: a link may lead anywhere in a file.
 */
export function previewIn(
  params: URLSearchParams,
  items: readonly PreviewItem[],
): { place: number; item: PreviewItem } | undefined {
  const id = params.get(fileParam);
  const page = /^[1-9]\d{0,3}$/.test(params.get(pageParam) ?? '')
    ? Number(params.get(pageParam))
    : 1;
  const ofFile = items.filter(({ file }) => file.id === id);
  const item = ofFile.find((candidate) => candidate.page === page) ?? ofFile[0];
  return item && { place: items.indexOf(item), item: { file: item.file, page } };
}

/** The address of a page with a preview open. */
export function withPreview(address: string, id: string): string {
  return `${address}?${fileParam}=${encodeURIComponent(id)}`;
}
