/** What the pages of visitors saw of a version. */
export interface Health {
  /** Pages that tried it. */
  views: number;
  /** Those in which it failed, for any reason. */
  failed: number;
  /** Those in which it failed by its own fault, not the network's. */
  faulty: number;
  /** From how many networks it was seen to fail on its worst day. */
  failingNetworks: number;
}

/** A version that no page has reported. */
export const unseen: Health = { views: 0, failed: 0, faulty: 0, failingNetworks: 0 };

type Sample = Pick<Health, 'views' | 'failed'>;

/** The risks of a decision, and what it must find. */
export const canaryTest = {
  /** How often a version that is as good as the live one is aborted or rolled back, at most. */
  falseAlarms: 0.05,
  /** At most this share of versions that fail five times as often is promoted. */
  misses: 0.05,
  /** How many times the failures of the live version are to be found. */
  ratio: 5,
  /** A version that is not found worse in so many views is good enough: what it may do worse is too rare. */
  enoughViews: 500,
  /** With fewer views, a version is not promoted. */
  minimumViews: 50,
  /** A version is aborted or rolled back only if visitors of so many networks saw it fail. */
  minimumNetworks: 3,
} as const;

export type Verdict = 'worse' | 'well' | 'undecided';

/** A version and the one that visitors would get instead, as pages saw them. */
export interface Comparison {
  verdict: Verdict;
  version: string;
  health: Health;
  instead: string;
  healthOfOther: Health;
}

/**
 * Compares two versions of an artefact.
 *
 * @param healths What pages saw of them, by version.
 * @param wereTogether Whether visitors got both at the same time. Otherwise an outage of the network or the backend
 *   speaks against one of them, and only failures that are a version's own fault count.
 */
export function compareVersions(
  version: string,
  instead: string,
  healths: ReadonlyMap<string, Health>,
  wereTogether: boolean,
): Comparison {
  const healthOf = (name: string): Health => {
    const seen = healths.get(name) ?? unseen;
    return wereTogether ? seen : { ...seen, failed: seen.faulty };
  };
  const health = healthOf(version);
  const healthOfOther = healthOf(instead);
  return {
    verdict: compareWithLive(healthOfOther, health),
    version,
    health,
    instead,
    healthOfOther,
  };
}

/** For people: `10 of 100 pages`. */
export function describeHealth({ failed, views }: Health): string {
  return `${failed} of ${views} pages`;
}

/**
 * Compares a version with another that visitors get at the same time, as often as one likes: Wald's sequential
 * probability ratio test of two hypotheses, that both fail equally often, and that the candidate fails five
 * times as often.
 *
 * Of all failures, how many are the candidate's? If both fail equally often, the same share as of the views; the
 * live version's own rate need not be known. By Ville's inequality the evidence exceeds `1 / falseAlarms` with a
 * probability of at most `falseAlarms` if they are equal, however often it is looked at.
 *
 * Wald, A. (1945), Sequential tests of statistical hypotheses, Annals of Mathematical Statistics 16(2).
 */
export function compareWithLive(live: Sample, candidate: Health): Verdict {
  const { falseAlarms, misses, enoughViews, minimumViews, minimumNetworks } = canaryTest;
  const evidence = evidenceAgainst(live, candidate);
  if (evidence >= Math.log(1 / falseAlarms) && candidate.failingNetworks >= minimumNetworks) {
    return 'worse';
  }
  if (candidate.views >= enoughViews) return 'well';
  return evidence <= Math.log(misses) && candidate.views >= minimumViews ? 'well' : 'undecided';
}

/**
 * The logarithm of how much likelier the counts are if the candidate fails five times as often than if both
 * fail equally often. Without views of both there is none.
 */
export function evidenceAgainst(live: Sample, candidate: Sample): number {
  const { ratio } = canaryTest;
  if (live.views === 0 || candidate.views === 0) return 0;
  /** The share of the candidate among the failures, under either hypothesis. */
  const ifEqual = candidate.views / (candidate.views + live.views);
  const ifWorse = (ratio * candidate.views) / (ratio * candidate.views + live.views);
  return (
    candidate.failed * Math.log(ifWorse / ifEqual) +
    live.failed * Math.log((1 - ifWorse) / (1 - ifEqual))
  );
}
