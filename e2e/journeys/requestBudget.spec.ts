/**
 * The number of requests that a page may send until it is idle: on a slow network each one costs time,
 * whatever its size. Give the reason for a larger number in the commit that changes it.
 */
import { expect, test } from './fixtures.ts';

interface Requests {
  Script: number;
  Stylesheet: number;
  Image: number;
  Font: number;
  /** The registry. */
  Fetch: number;
  /** Reads and function calls. */
  backend: number;
}

const budgets: Record<string, Requests> = {
  // With short tickets, the section of the calculators is near the first screen.
  '/': { Script: 12, Stylesheet: 4, Image: 1, Font: 1, Fetch: 1, backend: 2 },
  // Since the assistant is on every page, two scripts and a stylesheet of the chat are among them.
  '/guide': { Script: 9, Stylesheet: 3, Image: 0, Font: 1, Fetch: 1, backend: 2 },
  '/guide/milan': { Script: 9, Stylesheet: 3, Image: 0, Font: 1, Fetch: 1, backend: 3 },
  '/dispense/primo-anno': { Script: 11, Stylesheet: 3, Image: 0, Font: 1, Fetch: 1, backend: 3 },
  // The sizes of its files are a read of their own.
  '/dispense/secondo-anno/Statistica': {
    Script: 11,
    Stylesheet: 3,
    Image: 0,
    Font: 1,
    Fetch: 1,
    backend: 4,
  },
  '/rappresentanti': { Script: 9, Stylesheet: 3, Image: 0, Font: 1, Fetch: 1, backend: 2 },
  // The calculator that the URL opens, and the home page's sections above it and near it.
  '/?calcolatore=graduation#calcolatori': {
    Script: 17,
    Stylesheet: 5,
    Image: 1,
    Font: 1,
    Fetch: 1,
    backend: 4,
  },
  '/chi-siamo': { Script: 7, Stylesheet: 2, Image: 0, Font: 1, Fetch: 1, backend: 1 },
};

test('no page sends more requests than its budget', async ({ page }) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const transferred: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf(type, response));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // A preloaded file that the cache serves later counts once.
    if (encodedDataLength > 0) transferred.push(kinds.get(requestId) ?? 'unknown');
  });
  await session.send('Network.enable');
  for (const [path, budget] of Object.entries(budgets)) {
    await session.send('Network.clearBrowserCache');
    transferred.length = 0;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const count = (kind: string) => transferred.filter((one) => one === kind).length;
    for (const [kind, most] of Object.entries(budget)) {
      expect(count(kind), `${kind} on ${path}: ${transferred}`).toBeLessThanOrEqual(most);
    }
  }
});

/** The resource type by MIME type, because that of a preload is not the final one. */
function kindOf(type: string, { url, mimeType }: { url: string; mimeType: string }): string {
  // Photos and CORS preflights have no budget.
  if (/\/storage\/v1\//.test(url)) return 'photo';
  if (/\/v1\//.test(url) && type !== 'Preflight') return 'backend';
  // Also the registry, which a preload link requests.
  if (/json/.test(mimeType)) return 'Fetch';
  if (/javascript/.test(mimeType)) return 'Script';
  return /css/.test(mimeType) ? 'Stylesheet' : type;
}
