/**
 * How a version can fail in a visitor's page, as pages report it and the backend counts it. The list is closed,
 * so that nobody can store other texts.
 *
 * - `unreachable`: its files could not be fetched;
 * - `timed-out`: they did not arrive in time;
 * - `invalid`: the file is not a remote, or one for another contract;
 * - `missing-export`: it lacks the view that the composition names;
 * - `integrity`: a file is not the published one;
 * - `crashed`: it threw while it started or rendered;
 * - `uncaught`: it threw later, and nothing caught the error.
 */
export const failureClasses = [
  'unreachable',
  'timed-out',
  'invalid',
  'missing-export',
  'integrity',
  'crashed',
  'uncaught',
] as const;

export type FailureClass = (typeof failureClasses)[number];
