import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canaryTest, compareWithLive, evidenceAgainst } from './canaryDecision.ts';

const sample = (views: number, failed: number, failingNetworks = failed) => ({
  views,
  failed,
  faulty: failed,
  failingNetworks,
});

describe('compareWithLive', () => {
  it.each([
    ['undecided', 'nobody has visited', sample(0, 0), sample(0, 0)],
    ['undecided', 'nothing has failed yet', sample(450, 0), sample(50, 0)],
    ['undecided', 'one failure more may be chance', sample(900, 9), sample(100, 2)],
    ['undecided', 'nobody gets the live version', sample(0, 0), sample(100, 50)],
    [
      'well',
      'the live version has failed often, the candidate never',
      sample(900, 9),
      sample(100, 0),
    ],
    ['undecided', 'the same in fewer views than count', sample(450, 12), sample(49, 0)],
    ['well', 'nothing has failed in enough views', sample(4500, 0), sample(500, 0)],
    ['well', 'twice the failures are not what it looks for', sample(4500, 45), sample(500, 10)],
    ['worse', 'the candidate fails always', sample(27, 0), sample(3, 3)],
    ['worse', 'five times the failures', sample(1800, 18), sample(200, 10)],
  ])('%s: %s', (verdict, _, live, candidate) => {
    expect(compareWithLive(live, candidate)).toBe(verdict);
  });

  it('rolls back nothing that fewer than three networks saw fail', () => {
    expect(compareWithLive(sample(900, 9), sample(100, 50, 2))).toBe('undecided');
    expect(compareWithLive(sample(900, 9), sample(100, 50, 3))).toBe('worse');
  });

  it('is not moved by five forged reports: a network counts for two failures at most', () => {
    const live = sample(900, 9);
    expect(compareWithLive(live, sample(100, 1))).toBe('undecided');
    expect(compareWithLive(live, sample(102, 3, 2))).toBe('undecided');
    expect(compareWithLive(live, sample(105, 1))).toBe('undecided');
  });
});

describe('evidenceAgainst', () => {
  it('is the likelihood ratio of the failures', () => {
    // One visitor in ten gets the candidate: a failure of its is 5/14 if it is worse, 1/10 if not.
    expect(Math.exp(evidenceAgainst(sample(900, 0), sample(100, 1)))).toBeCloseTo(50 / 14);
    expect(Math.exp(evidenceAgainst(sample(900, 1), sample(100, 0)))).toBeCloseTo(9 / 14 / 0.9);
  });

  it('grows with the failures of the candidate, and falls with those of the live version', () => {
    const views = fc.integer({ min: 1, max: 10_000 });
    const failed = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(views, views, failed, failed, (live, candidate, ofLive, ofCandidate) => {
        const evidence = evidenceAgainst(sample(live, ofLive), sample(candidate, ofCandidate));
        expect(
          evidenceAgainst(sample(live, ofLive), sample(candidate, ofCandidate + 1)),
        ).toBeGreaterThan(evidence);
        expect(
          evidenceAgainst(sample(live, ofLive + 1), sample(candidate, ofCandidate)),
        ).toBeLessThan(evidence);
      }),
    );
  });
});

it('states risks that are risks', () => {
  expect(canaryTest.falseAlarms).toBeLessThanOrEqual(0.05);
  expect(canaryTest.misses).toBeLessThanOrEqual(0.05);
});
