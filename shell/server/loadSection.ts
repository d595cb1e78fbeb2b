import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { SectionModule, SectionSitemap, SharedModule } from 'shared/contract';
import * as runtime from 'shared/runtime';
import type { SectionFile } from './hostContract.ts';
import { evaluateInRealm } from './sectionRealm.ts';

/** What a server file exports: its exposed modules by name, and its sitemap. */
type ServerFile = Readonly<Record<string, SectionModule>> & { readonly sitemap?: SectionSitemap };

const refuse = () => {
  throw new Error('Only the shell provides this.');
};

/** What a server file may require: the shared modules, with the renderer's own functions. */
const sharedModules = new Map<string, unknown>(
  Object.entries({
    react: frozen(React),
    'react/jsx-runtime': frozen(jsxRuntime),
    'react-dom': frozen(ReactDOM),
    'shared/runtime': frozen({ ...runtime, provideSiteConfig: refuse, provideSupabase: refuse }),
  } satisfies Record<Exclude<SharedModule, 'react/jsx-dev-runtime'>, unknown>),
);

/** A copy, because the exports of a module cannot be frozen. */
function frozen(module: object): object {
  return Object.freeze(Object.defineProperties({}, Object.getOwnPropertyDescriptors(module)));
}

/** By hash: the exports, or a function that throws what the file threw. */
const loaded = new Map<string, () => ServerFile>();

/**
 * Evaluates a section's server file, once per version, in a realm of its own.
 *
 * @throws whatever the file throws.
 */
export function loadSection(file: SectionFile): ServerFile {
  const load = loaded.get(file.integrity) ?? evaluated(file);
  loaded.set(file.integrity, load);
  return load();
}

function evaluated({ remote, version, source = '' }: SectionFile): () => ServerFile {
  try {
    const exports = evaluateInRealm<ServerFile>(
      source,
      `${remote}/${version}/server.js`,
      (name) => {
        if (sharedModules.has(name)) return sharedModules.get(name);
        throw new Error(`A server file may not require "${name}".`);
      },
    );
    return () => exports;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
