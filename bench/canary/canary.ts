import {
  canaryTest,
  compareWithLive,
  type Health,
  type Verdict,
} from '../../tools/release/canaryDecision.ts';
import { environment, type Section, table } from '../report/section.ts';
import { atFixedLooks } from './simplerRule.ts';

const trials = 5000;

interface Situation {
  /** The share of visitors who get the canary. */
  share: number;
  /** How often the live version fails. */
  rate: number;
  /** How many times as often the canary does. */
  times: number;
}

interface Outcome extends Situation {
  aborted: number;
  /** The canary's views until a trial was decided, in order. */
  views: readonly number[];
  /** How many of them failed, on average. */
  failed: number;
}

type Rule = (live: Health, canary: Health) => Verdict;

const shares = [0.1, 0.5];
const rates = [0.002, 0.005, 0.01, 0.02, 0.05];

/** The lowest rate of failures at which a worse version must be found. */
const statedRate = 0.01;

/** The two error rates of the decision about a canary, and how many visits it needs. */
export async function measureCanary(): Promise<Section> {
  const outcomes = shares.flatMap((share) =>
    rates.flatMap((rate) =>
      [1, canaryTest.ratio].map((times) => ({
        ...simulate({ share, rate, times }, compareWithLive),
        simpler: simulate({ share, rate, times }, atFixedLooks),
      })),
    ),
  );
  const equal = outcomes.filter(({ times }) => times === 1);
  const worse = outcomes.filter(({ times }) => times !== 1);
  const stated = worse.filter(({ rate, share }) => rate >= statedRate && share === 0.1);
  return {
    title: 'Decisions about a canary',
    environment: environment(
      `${trials.toLocaleString('en')} simulated canaries each, from fixed seeds, decided after every view of the canary as \`pnpm promote\` and the watcher decide. Every visitor comes from a network of their own. Views are the canary's: with a share of 10 %, the site has ten times as many. In brackets: the simpler rule of \`simplerRule.ts\`, which looks only after 50, 100, 200 and 500 views.`,
    ),
    goals: [
      {
        name: 'as good as the live version, but aborted',
        measured: 100 * Math.max(...equal.map(abortedShare)),
        unit: ' %',
        max: 100 * canaryTest.falseAlarms,
      },
      {
        name: `${canaryTest.ratio} times the failures, for 10 % of visitors, of a live version that fails in 1 % of views or more: aborted`,
        measured: 100 * Math.min(...stated.map(abortedShare)),
        unit: ' %',
        min: 100 * (1 - canaryTest.misses),
      },
      {
        name: 'and after how many views, in 95 of 100 trials',
        measured: Math.max(...stated.map(({ views }) => quantile(views, 0.95))),
        max: canaryTest.enoughViews,
      },
    ],
    body: table(
      [
        'visitors',
        'live fails in',
        'the canary',
        'aborted',
        'views, median',
        'views, 95 %',
        'failed views',
      ],
      outcomes.map(({ simpler, ...outcome }) => [
        `${100 * outcome.share} %`,
        `${100 * outcome.rate} %`,
        outcome.times === 1 ? 'as often' : `${outcome.times} times`,
        `${(100 * abortedShare(outcome)).toFixed(1)} (${(100 * abortedShare(simpler)).toFixed(1)}) %`,
        `${quantile(outcome.views, 0.5)} (${quantile(simpler.views, 0.5)})`,
        `${quantile(outcome.views, 0.95)} (${quantile(simpler.views, 0.95)})`,
        `${outcome.failed.toFixed(1)} (${simpler.failed.toFixed(1)})`,
      ]),
      3,
    ),
    failures: [],
  };
}

function simulate(situation: Situation, decide: Rule): Outcome {
  const random = randomNumbers(1);
  const results = Array.from({ length: trials }, () => runTrial(situation, random, decide));
  return {
    ...situation,
    aborted: results.filter(({ verdict }) => verdict === 'worse').length,
    views: results.map(({ views }) => views).sort((a, b) => a - b),
    failed: results.reduce((sum, { failed }) => sum + failed, 0) / trials,
  };
}

function runTrial({ share, rate, times }: Situation, random: () => number, decide: Rule) {
  const live = noViews();
  const canary = noViews();
  let verdict: Verdict = 'undecided';
  while (verdict === 'undecided') {
    const isInCanary = random() < share;
    const health = isInCanary ? canary : live;
    health.views += 1;
    if (random() < (isInCanary ? times * rate : rate)) {
      health.failed += 1;
      health.faulty += 1;
      health.failingNetworks += 1;
    }
    if (isInCanary) verdict = decide(live, canary);
  }
  return { verdict, views: canary.views, failed: canary.failed };
}

function noViews(): Health {
  return { views: 0, failed: 0, faulty: 0, failingNetworks: 0 };
}

function abortedShare({ aborted }: Outcome): number {
  return aborted / trials;
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/**
 * Numbers from 0 to 1 that are the same for the same seed, so that a run can be repeated (mulberry32, Tommy
 * Ettinger, public domain).
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
