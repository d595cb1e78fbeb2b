import { throttlingText } from '../phone.ts';
import { type Goal, measuredIn, type Section, table } from '../report/section.ts';
import { formatSample, pairedRatios, percentile } from '../report/statistics.ts';
import { openOneBundle, openThisSite } from '../sites/sites.ts';
import { withTestbed } from '../sites/testbed.ts';
import {
  asSoonAsVisible,
  firstTaps,
  measureFirstTap,
  measureRestedTap,
  onRestedPage,
} from './firstTap.ts';
import { type Measured, measureNavigations, measureScenario } from './measure.ts';
import { navigations, type Scenario, scenarios } from './scenarios.ts';
import { baseline, typingScenarios } from './typing.ts';

/** How long the page takes to respond to taps and keys, and to show another page. */
export async function measureInteractions(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const { browser, attempt } = testbed;
    const backend = await testbed.startBackend();
    const all = [...scenarios, ...typingScenarios];
    const sites = [
      { name: 'this site', url: await openThisSite(testbed, backend), tried: all },
      // Without typing, which takes minutes and which no goal compares.
      { name: 'one bundle', url: await openOneBundle(testbed, backend), tried: scenarios },
    ];
    const results: (Measured & { site: string; round: number })[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const { name: site, url, tried } of sites) {
        const record = (what: string, measure: () => Promise<Measured[]>) =>
          attempt(`${what}, ${site}, round ${round}`, async () => {
            for (const measured of await measure()) results.push({ ...measured, site, round });
          });
        for (const scenario of tried) {
          const names = namesIn([scenario]).join(', ');
          await record(names, () => measureScenario(browser, url, scenario));
        }
        for (const firstTap of firstTaps) {
          await record(`first taps: ${firstTap.name}`, async () => [
            await measureFirstTap(browser, url, firstTap),
            await measureRestedTap(browser, url, firstTap),
          ]);
        }
        await record('navigations', () => measureNavigations(browser, url, navigations));
      }
      console.log(`interactions: round ${round} of ${rounds}`);
    }
    const names = [...namesIn(scenarios), ...navigations.map(({ name }) => name)];
    const firstTapNames = [asSoonAsVisible, onRestedPage].flatMap((nameOf) =>
      firstTaps.map(({ name }) => nameOf(name)),
    );
    const tapsOf = (name: string, site: string) =>
      new Map(
        results
          .filter((one) => one.name === name && one.site === site)
          .map(({ round, duration }) => [round, duration]),
      );
    const responses = names.map((name) => ({
      name,
      durations: sites.map((site) =>
        results.flatMap((one) => (one.name === name && one.site === site.name ? one.duration : [])),
      ),
    }));
    const typed = namesIn(typingScenarios).map((name) => {
      const keys = results.flatMap((result) => (result.name === name ? result.keystrokes : []));
      const response = keys.map((key) => key.response);
      return { name, response, settled: keys.map((key) => key.settled) };
    });
    const counted = Math.min(
      ...responses.flatMap(({ durations }) => durations.map((sample) => sample.length)),
    );
    return {
      title: 'Interactions',
      method: `At least ${counted} interleaved rounds, in milliseconds. Interactions are INP (medians with quartiles in brackets), read from a Chromium trace, on a fast network; a first tap, with an empty cache as soon as its button is on screen, is answered so long after the navigation began, on a slow network, or on a page that rests, so long after the click; “to” a page is from the click on its link in the menu to its data on screen, on a slow one. What is typed in the calculators, with the tables at their real size, is median / third quartile / worst key: response is until the task ends that painted the first frame after the key, settled until the one that painted its last change; a chart, which waits for a pause in typing, is not counted. ${throttlingText}.`,
      goals: [
        ...firstTapNames.map((name) => ({
          name: `${name} ÷ one bundle`,
          ...measuredIn(
            pairedRatios(tapsOf(name, 'this site'), tapsOf(name, 'one bundle'), (tap) => tap),
          ),
          max: 1.05,
        })),
        ...responses.map(({ name, durations: [sample = []] }) => goal(name, sample, 100)),
        ...typed
          .filter(({ name }) => name !== baseline)
          .map(({ name, response }) => goal(`${name}: response`, response, 50)),
      ],
      body: [
        table(
          ['interaction', ...sites.map(({ name }) => name)],
          [
            ...responses,
            ...firstTapNames.map((name) => ({
              name,
              durations: sites.map((site) => [...tapsOf(name, site.name).values()]),
            })),
          ].map(({ name, durations }) => [name, ...durations.map((one) => formatSample(one))]),
        ),
        table(
          ['typing', 'keys', 'response', 'settled'],
          typed.map(({ name, response, settled }) => [
            name,
            `${response.length}`,
            ...[response, settled].map(formatTail),
          ]),
        ),
      ].join('\n\n'),
    };
  });
}

function goal(name: string, sample: readonly number[], max: number): Goal {
  return { name, ...measuredIn(sample), unit: ' ms', max };
}

function namesIn(of: readonly Scenario[]): string[] {
  return of.flatMap(({ interactions }) => interactions.map(({ name }) => name));
}

function formatTail(sample: readonly number[]): string {
  return [0.5, 0.75, 1].map((share) => percentile(sample, share).toFixed(0)).join(' / ');
}
