import type { RemoteFailure } from '../../shell/src/federation/RemoteError.ts';
import type { Wire } from './wire.ts';
import { answer, hang, onFiles, publishChanged, refuse, registerAs, truncate } from './wire.ts';

/** One way in which a section breaks: a row of the matrix. */
export interface SectionFault {
  name: string;
  make: (wire: Wire) => Promise<void>;
  /** What the section's place says, by the shell's `outOfService` texts. */
  says: RemoteFailure;
  /** Whether the page has to wait for its own deadline before it knows. */
  hangs?: boolean;
}

const html = '<!doctype html><title>Benvenuto</title><h1>Benvenuto</h1>';

/** What our sections are made of: the registry's entry, the remote entry, chunks, styles. */
export const sectionFaults: readonly SectionFault[] = [
  {
    name: 'server down',
    make: (wire) => onFiles(wire, 'all', refuse),
    says: 'unreachable',
  },
  {
    name: '404',
    make: (wire) => onFiles(wire, 'all', answer(404, 'Not found', 'text/plain')),
    says: 'unreachable',
  },
  {
    name: '500',
    make: (wire) => onFiles(wire, 'all', answer(500, 'Internal error', 'text/plain')),
    says: 'unreachable',
  },
  {
    // A host that answers any address with its page, and 200.
    name: 'HTML instead of the entry',
    make: (wire) => onFiles(wire, 'all', answer(200, html, 'text/html')),
    says: 'integrity',
  },
  {
    // The page reads no manifest of a section: what describes it is its entry in the registry.
    name: 'wrong JSON',
    make: (wire) => registerAs(wire, ({ version }) => ({ version, entry: 'remoteEntry.js' })),
    says: 'unpublished',
  },
  {
    // The chunk, because a changed entry is another row's; its hash stands in the entry.
    name: 'truncated script',
    make: (wire) => onFiles(wire, 'chunks', truncate),
    says: 'integrity',
  },
  {
    name: 'entry hangs',
    make: (wire) => onFiles(wire, 'entry', hang),
    says: 'timed-out',
    hangs: true,
  },
  {
    name: 'chunk hangs',
    make: (wire) => onFiles(wire, 'chunks', hang),
    says: 'timed-out',
    hangs: true,
  },
  {
    name: 'CSS fails',
    make: (wire) => onFiles(wire, 'styles', answer(404, 'Not found', 'text/plain')),
    says: 'unreachable',
  },
  {
    name: 'throws at import',
    make: (wire) =>
      publishChanged(wire, `() => { throw new Error('broken at import, on purpose'); }`),
    says: 'crashed',
  },
  {
    name: 'throws while rendering',
    make: (wire) =>
      publishChanged(
        wire,
        `({ default: { views, translations } }) => {
          const View = () => { throw new Error('broken while rendering, on purpose'); };
          const broken = Object.keys(views).map((name) => [name, async () => ({ default: View })]);
          return { default: { translations, views: Object.fromEntries(broken) } };
        }`,
      ),
    says: 'crashed',
  },
  {
    name: 'wrong contract version',
    make: (wire) => registerAs(wire, (entry) => ({ ...entry, contract: entry.contract + 1 })),
    says: 'invalid',
  },
];
