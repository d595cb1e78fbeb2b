import { throttleProcessor } from '../browser.ts';
import { environment, measuredIn, type Section, table } from '../report/section.ts';
import { percentile } from '../report/statistics.ts';
import { openSites } from '../sites/sites.ts';
import { type Testbed, withTestbed } from '../sites/testbed.ts';
import { baseline, type KeystrokeScenario, scenarios } from './scenarios.ts';
import { type Keystroke, keystrokesIn } from './trace.ts';

/** Between two keys: everything that one causes is over before the next. */
const pauseMs = 500;

/** How long the calculators take to respond to a key, with the tables at their real size. */
export async function measureKeystrokes(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const urlOf = await openSites(testbed, await testbed.startBackend(), ['this site']);
    const samples = new Map<KeystrokeScenario, Keystroke[]>(
      [baseline, ...scenarios].map((scenario) => [scenario, []]),
    );
    for (let round = 1; round <= rounds; round += 1) {
      for (const [scenario, sample] of samples) {
        sample.push(...(await measure(testbed, urlOf('this site'), scenario)));
      }
      console.log(`keystrokes: round ${round} of ${rounds}`);
    }
    const responses = (scenario: KeystrokeScenario) =>
      (samples.get(scenario) ?? []).map(({ response }) => response);
    return {
      title: 'Keystrokes in the calculators',
      environment: environment(
        `${rounds} interleaved rounds; median / third quartile / worst in milliseconds, from a Chromium trace. Response is until the task ends that painted the first frame after the key, settled until the one that painted its last change; a chart, which waits for a pause in typing, is not counted. Processor ÷ 4, 390 px.`,
        testbed.browser.version(),
      ),
      goals: scenarios.map((scenario) => ({
        name: `${scenario.name}: response`,
        ...measuredIn(responses(scenario)),
        unit: ' ms',
        max: 50,
      })),
      body: table(
        ['scenario', 'keys', 'response', 'settled'],
        [...samples].map(([{ name }, sample]) => [
          name,
          `${sample.length}`,
          formatTail(sample.map(({ response }) => response)),
          formatTail(sample.map(({ settled }) => settled)),
        ]),
      ),
      failures: [],
    };
  });
}

async function measure(
  { browser }: Testbed,
  url: string,
  { prepare, keys }: KeystrokeScenario,
): Promise<Keystroke[]> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    await prepare(page, url);
    await throttleProcessor(await page.context().newCDPSession(page));
    await page.waitForTimeout(2 * pauseMs);
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    for (const key of keys) {
      await page.keyboard.press(typeof key === 'string' ? key : key.withoutEffect);
      await page.waitForTimeout(pauseMs);
    }
    const trace = (await browser.stopTracing()).toString();
    return keystrokesIn(trace, (index) => typeof keys[index] === 'string');
  } finally {
    await page.close();
  }
}

function formatTail(sample: readonly number[]): string {
  return [0.5, 0.75, 1].map((share) => percentile(sample, share).toFixed(0)).join(' / ');
}
