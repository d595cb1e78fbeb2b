import { loadRemote } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import type { SectionModule, ViewAddress } from 'shared/contract';
import { addTexts, reportError } from 'shared/runtime';
import { type Connection, connectionAfter, connectionTo } from './connection.ts';
import { RemoteError } from './RemoteError.ts';
import { withDeadline } from './withDeadline.ts';

/** The exposed module: remote entry and table of contents. */
const moduleDeadline = 10_000;
/** The view's own code, styles and texts. A little more than the bundler's own timeout. */
const viewDeadline = 16_000;

/**
 * The component of a view, with the texts of the language in use. Tries the live version twice,
 * then the one before.
 *
 * @throws RemoteError when nothing is left to try.
 */
export async function loadView(address: ViewAddress): Promise<ComponentType> {
  let connection: Connection | undefined = await connectionTo(address.remote).catch(
    (cause: unknown) => {
      throw reported(cause, address);
    },
  );
  for (;;) {
    try {
      return await loadThrough(connection, address);
    } catch (cause) {
      const error = reported(cause, address, connection);
      connection = connectionAfter(connection, error);
      if (!connection) throw error;
    }
  }
}

/** What was thrown, as one of the closed list, once it has been reported. */
function reported(cause: unknown, address: ViewAddress, connection?: Connection): RemoteError {
  const error = RemoteError.from(cause, `${address.remote}/${address.module}`);
  const version = connection ? ` (version ${connection.version.version})` : '';
  reportError({ source: address.remote, message: error.message + version, cause });
  return error;
}

async function loadThrough(
  connection: Connection,
  { remote, module, view }: ViewAddress,
): Promise<ComponentType> {
  const subject = `${remote}/${module}`;
  const loaded = await withDeadline(
    loadRemote<{ default?: unknown }>(`${connection.id}/${module}`),
    moduleDeadline,
    subject,
  );
  const contents = loaded?.default;
  if (!isSectionModule(contents)) throw new RemoteError('invalid', subject);
  const load = contents.views[view];
  if (typeof load !== 'function') throw new RemoteError('missing-export', `${subject}/${view}`);
  const [component] = await withDeadline(
    Promise.all([load(), addTexts(remote, contents.texts)]),
    viewDeadline,
    subject,
  );
  return component.default;
}

/** Checks what a remote answered; TypeScript held its source to this, not its artefact. */
function isSectionModule(value: unknown): value is SectionModule {
  return typeof value === 'object' && value !== null && 'views' in value && 'texts' in value;
}
