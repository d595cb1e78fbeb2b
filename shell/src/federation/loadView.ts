import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { PageAddress, SectionModule, ViewAddress } from 'shared/contract';
import { addTranslations, reportError } from 'shared/runtime';
import { type Connection, connectionAfter, connectionTo } from './connection.ts';
import { diagnoseChunk } from './diagnose.ts';
import { loaderData } from './loaderData.ts';
import { RemoteError } from './RemoteError.ts';
import { noteHealth } from './sectionHealth.ts';
import { withTimeout } from './withTimeout.ts';

/** The exposed module: remote entry and table of contents. */
const moduleTimeoutMs = 10_000;
/** The view's own code, styles and texts. A little more than the bundler's own timeout. */
const viewTimeoutMs = 16_000;

/** A view that is there, and the attempt through which it came. */
export interface LoadedView {
  component: ComponentType;
  connection: Connection;
}

/**
 * The component of a view, with the texts of the language in use and, where they come in time, its
 * first data. Tries this visitor's version twice, then those that stand behind it.
 *
 * @param at The address that it will be drawn for, if its data are wanted.
 * @throws RemoteError when nothing is left to try.
 */
export async function loadView(address: ViewAddress, at?: PageAddress): Promise<LoadedView> {
  let connection: Connection | undefined = await connectionTo(address.remote).catch(
    (cause: unknown) => {
      const error = RemoteError.from(cause, address.remote);
      report(error, address);
      throw error;
    },
  );
  for (;;) {
    try {
      const component = await loadThrough(connection, address, at);
      noteHealth(address.remote, connection.version.version, 'loads');
      return { component, connection };
    } catch (cause) {
      const subject = `${address.remote}/${address.module}`;
      const error = await diagnoseChunk(cause, subject, connection.version);
      noteHealth(address.remote, connection.version.version, 'failures');
      const next = connectionAfter(connection, error);
      report(error, address, { failed: connection, next });
      if (!next) throw error;
      connection = next;
    }
  }
}

function report(
  error: RemoteError,
  { remote }: ViewAddress,
  attempt?: { failed: Connection; next: Connection | undefined },
): void {
  const version = attempt ? ` (version ${attempt.failed.version.version})` : '';
  const then = attempt?.next ? `; ${attempt.next.version.version} is tried next` : '';
  const message = error.message + version + then;
  reportError({ source: remote, message, cause: error.cause ?? error });
}

async function loadThrough(
  connection: Connection,
  { remote, module, view }: ViewAddress,
  at: PageAddress | undefined,
): Promise<ComponentType> {
  const subject = `${remote}/${module}`;
  const loaded = await withTimeout(
    loadRemote<{ default?: unknown }>(`${connection.id}/${module}`),
    moduleTimeoutMs,
    subject,
  );
  const contents = loaded?.default;
  if (!isSectionModule(contents)) throw new RemoteError('invalid', subject);
  const load = contents.views[view];
  if (typeof load !== 'function') throw new RemoteError('missing-export', `${subject}/${view}`);
  const [component] = await withTimeout(
    Promise.all([
      load(),
      addTranslations(remote, contents.translations, connection.version.version),
      loaderData(contents.loaders?.[view], at),
    ]),
    viewTimeoutMs,
    subject,
  );
  return component.default;
}

/** Checks what a remote answered; TypeScript held its source to this, not its artefact. */
function isSectionModule(value: unknown): value is SectionModule {
  return typeof value === 'object' && value !== null && 'views' in value && 'translations' in value;
}
