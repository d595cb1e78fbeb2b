/**
 * What a page may ask for until it is at rest, without a step or a tap of the visitor: on a phone's
 * line a request more is time, whatever it weighs. Who needs more changes the line here, and says why
 * in that commit. What the files may weigh is in `shared/src/contract/budgets.ts`.
 */
import { expect, test } from './fixtures.ts';

interface Requests {
  script: number;
  stylesheet: number;
  image: number;
  /** Reads and functions of the backend. */
  backend: number;
}

const budgets: Record<string, Requests> = {
  '/': { script: 8, stylesheet: 3, image: 1, backend: 2 },
  '/guide': { script: 5, stylesheet: 2, image: 0, backend: 2 },
  '/guide/milan': { script: 5, stylesheet: 2, image: 0, backend: 3 },
  '/dispense/primo-anno': { script: 7, stylesheet: 2, image: 0, backend: 2 },
  '/dispense/secondo-anno/Statistica': { script: 7, stylesheet: 2, image: 0, backend: 3 },
  '/rappresentanti': { script: 5, stylesheet: 2, image: 0, backend: 2 },
  '/chi-siamo': { script: 3, stylesheet: 1, image: 0, backend: 1 },
};

test('no page asks for more than agreed', async ({ page }) => {
  test.setTimeout(120_000);
  const asked = new Map<string, string>();
  page.on('request', (request) => asked.set(request.url(), request.resourceType()));
  for (const [path, budget] of Object.entries(budgets)) {
    asked.clear();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const kinds = [...asked].map(([url, type]) => (/\/v1\//.test(url) ? backendKind(url) : type));
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    for (const [kind, most] of Object.entries(budget)) {
      expect(count(kind), `${kind} on ${path}`).toBeLessThanOrEqual(most);
    }
  }
});

/** Photos in the storage are images like any other. */
function backendKind(url: string): string {
  return /\/storage\/v1\//.test(url) ? 'photo' : 'backend';
}
