import { addressOf, filePlace } from './signedLink.ts';

/** What became of a file that was asked for. */
export type Opening = 'opened' | 'blocked' | 'no-address';

/**
 * Opens a handout in a new tab: through a signed link when its address names the handouts bucket,
 * else, or when signing fails, at its own address if a link may have it.
 *
 * Call it within the click: a browser blocks a tab that is opened after an `await`, so the tab
 * comes first and its address follows. The tab cannot reach back to this page.
 *
 * @param waiting The tab's title until the file is there.
 * @param page Where to open the PDF; browsers understand `#page=3`.
 */
export async function openFile(
  fileUrl: string | null,
  waiting: string,
  page = 1,
): Promise<Opening> {
  const place = filePlace(fileUrl);
  if (place.object === undefined && place.original === undefined) return 'no-address';

  const tab = window.open('', '_blank');
  if (!tab) return 'blocked';
  tab.opener = null;
  tab.document.title = waiting;

  const address = await addressOf(place);
  if (address === undefined) {
    tab.close();
    return 'no-address';
  }
  tab.location.replace(page > 1 ? `${address.replace(/#.*/, '')}#page=${page}` : address);
  return 'opened';
}
