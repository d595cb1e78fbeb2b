/**
 * What a page may ask for until it is at rest, without a step or a tap of the visitor: on a phone's
 * line a request more is time, whatever it weighs. Who needs more changes the line here, and says why
 * in that commit. What the files may weigh is in `shared/src/contract/budgets.ts`.
 */
import { expect, test } from './fixtures.ts';

interface Requests {
  Script: number;
  Stylesheet: number;
  Image: number;
  Font: number;
  /** The registry, and what the sections read first. */
  Fetch: number;
  /** Reads and functions of the backend. */
  backend: number;
}

const budgets: Record<string, Requests> = {
  '/': { Script: 9, Stylesheet: 3, Image: 1, Font: 1, Fetch: 2, backend: 2 },
  '/guide': { Script: 6, Stylesheet: 2, Image: 0, Font: 1, Fetch: 2, backend: 2 },
  '/guide/milan': { Script: 6, Stylesheet: 2, Image: 0, Font: 1, Fetch: 2, backend: 3 },
  '/dispense/primo-anno': { Script: 8, Stylesheet: 2, Image: 0, Font: 1, Fetch: 2, backend: 2 },
  '/dispense/secondo-anno/Statistica': {
    Script: 8,
    Stylesheet: 2,
    Image: 0,
    Font: 1,
    Fetch: 2,
    backend: 3,
  },
  '/rappresentanti': { Script: 6, Stylesheet: 2, Image: 0, Font: 1, Fetch: 2, backend: 2 },
  // A calculator that the address opens, and all stops of the home page down to it.
  '/?calcolatore=graduation#calcolatori': {
    Script: 14,
    Stylesheet: 4,
    Image: 1,
    Font: 1,
    Fetch: 3,
    backend: 4,
  },
  '/chi-siamo': { Script: 4, Stylesheet: 1, Image: 0, Font: 1, Fetch: 1, backend: 1 },
};

test('no page asks for more than agreed', async ({ page }) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const travelled: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf(type, response));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What is asked for ahead and found in the cache afterwards travels once; twice would count.
    if (encodedDataLength > 0) travelled.push(kinds.get(requestId) ?? 'unknown');
  });
  await session.send('Network.enable');
  for (const [path, budget] of Object.entries(budgets)) {
    await session.send('Network.clearBrowserCache');
    travelled.length = 0;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const count = (kind: string) => travelled.filter((one) => one === kind).length;
    for (const [kind, most] of Object.entries(budget)) {
      expect(count(kind), `${kind} on ${path}: ${travelled}`).toBeLessThanOrEqual(most);
    }
  }
});

/** What came; what is fetched ahead is what it will be, and the backend's are its own. */
function kindOf(type: string, { url, mimeType }: { url: string; mimeType: string }): string {
  // Photos are images like any other, and the browser asks for leave by itself.
  if (/\/storage\/v1\//.test(url)) return 'photo';
  if (/\/v1\//.test(url) && type !== 'Preflight') return 'backend';
  // However it is asked for: the registry by a link.
  if (/json/.test(mimeType)) return 'Fetch';
  if (/javascript/.test(mimeType)) return 'Script';
  return /css/.test(mimeType) ? 'Stylesheet' : type;
}
