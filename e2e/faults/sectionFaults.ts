import type { RemoteFailure } from '../../shell/src/federation/RemoteError.ts';
import {
  alterExposes,
  alterRegistryEntry,
  interceptFiles,
  neverRespond,
  type RemoteUnderTest,
  refuseConnection,
  respond,
  truncate,
} from './interceptRemote.ts';

/** One way in which a section fails: a row of the matrix. */
export interface SectionFault {
  name: string;
  inject: (target: RemoteUnderTest) => Promise<void>;
  /** The error that the slot shows, a key of the shell's `outOfService` texts. */
  failure: RemoteFailure;
  /** No response ever comes: the page has to time out. */
  hangs?: boolean;
}

const html = '<!doctype html><title>Benvenuto</title><h1>Benvenuto</h1>';

/** Faults of the registry entry, the remote entry, chunks and styles. */
export const sectionFaults: readonly SectionFault[] = [
  {
    name: 'server down',
    inject: (target) => interceptFiles(target, 'all', refuseConnection),
    failure: 'unreachable',
  },
  {
    name: '404',
    inject: (target) => interceptFiles(target, 'all', respond(404, 'Not found', 'text/plain')),
    failure: 'unreachable',
  },
  {
    name: '500',
    inject: (target) => interceptFiles(target, 'all', respond(500, 'Internal error', 'text/plain')),
    failure: 'unreachable',
  },
  {
    // Hosts with a single-page fallback respond 200 with their page at any URL.
    name: 'HTML instead of the entry',
    inject: (target) => interceptFiles(target, 'all', respond(200, html, 'text/html')),
    failure: 'integrity',
  },
  {
    // The page fetches no mf-manifest.json: the registry entry describes a remote.
    name: 'wrong JSON',
    inject: (target) =>
      alterRegistryEntry(target, ({ version }) => ({ version, entry: 'remoteEntry.js' })),
    failure: 'unpublished',
  },
  {
    name: 'truncated script',
    inject: (target) => interceptFiles(target, 'chunks', truncate),
    failure: 'integrity',
  },
  {
    name: 'entry hangs',
    inject: (target) => interceptFiles(target, 'entry', neverRespond),
    failure: 'timed-out',
    hangs: true,
  },
  {
    name: 'chunk hangs',
    inject: (target) => interceptFiles(target, 'chunks', neverRespond),
    failure: 'timed-out',
    hangs: true,
  },
  {
    name: 'CSS fails',
    inject: (target) => interceptFiles(target, 'styles', respond(404, 'Not found', 'text/plain')),
    failure: 'unreachable',
  },
  {
    name: 'throws at import',
    inject: (target) =>
      alterExposes(target, `() => { throw new Error('broken at import, on purpose'); }`),
    failure: 'crashed',
  },
  {
    name: 'throws while rendering',
    inject: (target) =>
      alterExposes(
        target,
        `({ default: { views, translations } }) => {
          const View = () => { throw new Error('broken while rendering, on purpose'); };
          const broken = Object.keys(views).map((name) => [name, async () => ({ default: View })]);
          return { default: { translations, views: Object.fromEntries(broken) } };
        }`,
      ),
    failure: 'crashed',
  },
  {
    name: 'wrong contract version',
    inject: (target) =>
      alterRegistryEntry(target, (entry) => ({ ...entry, contract: entry.contract + 1 })),
    failure: 'invalid',
  },
];
