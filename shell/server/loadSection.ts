import { compileFunction } from 'node:vm';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { RemoteName, SectionModule, SectionSitemap, SharedModule } from 'shared/contract';
import * as runtime from 'shared/runtime';

/** A section's server file, whose hash was checked. */
export interface SectionFile {
  remote: RemoteName;
  version: string;
  integrity: string;
  /** Left out when the thread has evaluated it already. */
  source?: string;
}

/** What a server file exports: its exposed modules by name, and its sitemap. */
type ServerFile = Readonly<Record<string, SectionModule>> & { readonly sitemap?: SectionSitemap };

/** What a server file may require: the shared modules, the same objects as the renderer's own. */
const sharedModules = new Map<string, unknown>(
  Object.entries({
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'shared/runtime': runtime,
  } satisfies Record<Exclude<SharedModule, 'react/jsx-dev-runtime'>, unknown>),
);

/** By hash: the exports, or a function that throws what the file threw. */
const loaded = new Map<string, () => ServerFile>();

/**
 * Evaluates a section's server file, once per version.
 *
 * @throws whatever the file throws.
 */
export function loadSection(file: SectionFile): ServerFile {
  const load = loaded.get(file.integrity) ?? evaluated(file);
  loaded.set(file.integrity, load);
  return load();
}

/** Frees the memory of a version that is no longer rendered. */
export function unloadSection(integrity: string): void {
  loaded.delete(integrity);
}

function evaluated({ remote, version, source = '' }: SectionFile): () => ServerFile {
  const module: { exports: ServerFile } = { exports: {} };
  try {
    const evaluate = compileFunction(source, ['module', 'exports', 'require'], {
      filename: `${remote}/${version}/server.js`,
    });
    evaluate(module, module.exports, (name: string) => {
      if (sharedModules.has(name)) return sharedModules.get(name);
      throw new Error(`A server file may not require "${name}".`);
    });
    return () => module.exports;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
