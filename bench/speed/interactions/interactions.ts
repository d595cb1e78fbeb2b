import { conditionsInWords } from '../browser.ts';
import { written } from '../figures.ts';
import { about } from '../machine.ts';
import { type Goal, middle, type Section } from '../section.ts';
import { onStage } from '../sites/onStage.ts';
import { openSites } from '../sites/sites.ts';
import { table } from '../table.ts';
import { cases, destinations } from './cases.ts';
import { feelCase, feelNavigation, weighWalks } from './feel.ts';

const sites = ['this site', 'one bundle'] as const;

/** What was read, by what it is and by site: `open the menu` → `this site` → figures. */
type Felt = Map<string, Record<(typeof sites)[number], number[]>>;

/** Memory hardly differs between rounds, and two walks through all pages take a minute. */
const weighed = 2;

/** How long the visitor's own doings take to be answered, and what memory the site keeps. */
export async function measureInteractions(rounds: number): Promise<Section> {
  return onStage(async (stage, browser) => {
    const felt: Felt = new Map();
    const failures: string[] = [];
    const urls = await openSites(stage, await stage.backend(), sites);
    for (let round = 1; round <= rounds; round += 1) {
      for (const site of sites) {
        const note = (what: string, value: number) => {
          const of = felt.get(what) ?? { 'this site': [], 'one bundle': [] };
          of[site].push(value);
          felt.set(what, of);
        };
        const attempt = async (what: string, work: () => Promise<void>) => {
          await work().catch((error: unknown) => {
            failures.push(`${what} of ${site}, round ${round}: ${error}`);
            console.error(failures.at(-1));
          });
        };
        for (const one of cases) {
          await attempt(one.path, async () => {
            for (const [name, value] of await feelCase(browser, urls[site], one)) note(name, value);
          });
        }
        await attempt('navigation', async () => {
          for (const [path, { view, data }] of await feelNavigation(browser, urls[site])) {
            note(`${path}: section`, view);
            note(`${path}: data`, data);
          }
        });
        if (round > weighed) continue;
        await attempt('walk', async () => {
          const [once, twice] = await weighWalks(browser, urls[site]);
          note('memory after one walk', once / 1_000_000);
          note('memory after two walks', twice / 1_000_000);
        });
      }
      console.log(`interactions: round ${round} of ${rounds}`);
    }
    return section(browser.version(), felt, failures);
  });
}

function section(browser: string, felt: Felt, failures: readonly string[]): Section {
  const names = cases.flatMap(({ acts }) => acts.map(({ name }) => name));
  const ways = destinations.flatMap(({ path }) => [`${path}: section`, `${path}: data`]);
  const readings = (what: string, site: (typeof sites)[number]) => felt.get(what)?.[site] ?? [];
  const most = (what: string): Goal => ({
    what,
    ...middle(readings(what, 'this site')),
    unit: ' ms',
    most: 100,
  });
  const rows = (of: readonly string[], digits = 0) =>
    of.map((what) => [what, ...sites.map((site) => written(readings(what, site), digits))]);
  const rounds = Math.min(
    ...[...names, ...ways].flatMap((what) => sites.map((site) => readings(what, site).length)),
  );
  return {
    title: 'Using the site',
    about: about(
      browser,
      `Medians of ${rounds} interleaved rounds at least, times in milliseconds, in brackets between which readings the middle half lies. ${conditionsInWords}; the line is slow on the way to another page, and fast for the rest.`,
    ),
    goals: [
      ...names.map((name) => most(name)),
      ...ways.map((way) => ({ ...most(way), what: `to ${way} on screen` })),
    ],
    body: [
      '### Interactions: from the finger to the next picture (INP); 16 is “no more than 16”',
      table(['interaction', ...sites], rows(names)),
      '### To another page, from the click on its link in the menu, each looked at for two seconds',
      table(['page', ...sites], rows(ways)),
      `### Memory of the scripts after all pages, MB, of ${weighed} rounds`,
      table(['', ...sites], rows(['memory after one walk', 'memory after two walks'], 1)),
    ].join('\n\n'),
    failures,
  };
}
