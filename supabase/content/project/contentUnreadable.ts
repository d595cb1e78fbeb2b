/** Why the content could not be read. Each reason has a message in `locales`. */
type Reason =
  | 'unknown option'
  | 'not a URL'
  | 'dashboard URL'
  | 'no key'
  | 'secret key'
  | 'no secret key'
  | 'no local backend'
  | 'no such host'
  | 'nobody answers'
  | 'too slow'
  | 'wrong key'
  | 'wrong login'
  | 'paused'
  | 'restricted'
  | 'not a project'
  | 'no table'
  | 'failing'
  | 'unexpected';

export class ContentUnreadable extends Error {
  override readonly name = 'ContentUnreadable';
  readonly reason: Reason;
  /** A URL, an option or a status. */
  readonly detail: string;

  constructor(reason: Reason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}
