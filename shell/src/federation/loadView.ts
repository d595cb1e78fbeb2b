import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Loader, PageLocation, SectionModule, ViewReference } from 'shared/contract';
import { addTranslations, reportError } from 'shared/runtime';
import { recordHealth } from '../health/healthEvents.ts';
import { type Connection, connectionAfter, connectionTo } from './connection.ts';
import { diagnoseChunk } from './diagnose.ts';
import { loaderData } from './loaderData.ts';
import { RemoteError } from './RemoteError.ts';
import { withTimeout } from './withTimeout.ts';

/** The remote entry and the exposed module. */
const moduleTimeoutMs = 10_000;
/** The view's code, styles and translations; a little longer than the bundler's own chunk timeout. */
const viewTimeoutMs = 16_000;

export interface LoadedView {
  component: ComponentType;
  loader: Loader | undefined;
  connection: Connection;
}

/**
 * Loads a view with the translations of the current language and, if they arrive in time, its first data.
 * After a failure it tries the version once more, then the fallbacks.
 *
 * @param at The location to load data for; without it only code is loaded.
 * @throws RemoteError when no version is left to try.
 */
export async function loadView(reference: ViewReference, at?: PageLocation): Promise<LoadedView> {
  let connection: Connection | undefined = await connectionTo(reference.remote).catch(
    (cause: unknown) => {
      const error = RemoteError.from(cause, reference.remote);
      report(error, reference);
      throw error;
    },
  );
  for (;;) {
    try {
      const view = await loadThrough(connection, reference, at);
      recordHealth(reference.remote, connection.version.version);
      return { ...view, connection };
    } catch (cause) {
      const subject = `${reference.remote}/${reference.module}`;
      const error = await diagnoseChunk(cause, subject, connection.version);
      recordHealth(reference.remote, connection.version.version, error);
      const next = connectionAfter(connection, error);
      report(error, reference, { failed: connection, next });
      if (!next) throw error;
      connection = next;
    }
  }
}

function report(
  error: RemoteError,
  { remote }: ViewReference,
  attempt?: { failed: Connection; next: Connection | undefined },
): void {
  const version = attempt ? ` (version ${attempt.failed.version.version})` : '';
  const next = attempt?.next ? `; ${attempt.next.version.version} is tried next` : '';
  const message = error.message + version + next;
  reportError({ source: remote, message, cause: error.cause ?? error });
}

async function loadThrough(
  connection: Connection,
  { remote, module, view }: ViewReference,
  at: PageLocation | undefined,
): Promise<Omit<LoadedView, 'connection'>> {
  const subject = `${remote}/${module}`;
  const loaded = await withTimeout(
    loadRemote<{ default?: unknown }>(`${connection.id}/${module}`),
    moduleTimeoutMs,
    subject,
  );
  const section = loaded?.default;
  if (!isSectionModule(section)) throw new RemoteError('invalid', subject);
  const load = section.views[view];
  if (typeof load !== 'function') throw new RemoteError('missing-export', `${subject}/${view}`);
  const loader = section.loaders?.[view];
  const [component] = await withTimeout(
    Promise.all([
      load(),
      addTranslations(remote, section.translations, connection.version.version),
      loaderData(loader, at),
    ]),
    viewTimeoutMs,
    subject,
  );
  return { component: component.default, loader };
}

/** Checks a loaded module at run time: TypeScript checked the section's source, not its build. */
function isSectionModule(value: unknown): value is SectionModule {
  return typeof value === 'object' && value !== null && 'views' in value && 'translations' in value;
}
