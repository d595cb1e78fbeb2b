import { compileFunction } from 'node:vm';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import type { RemoteName, SectionModule, SectionSitemap } from 'shared/contract';
import * as runtime from 'shared/runtime';

/** A section's server file, whose hash was checked. */
export interface SectionFile {
  remote: RemoteName;
  version: string;
  integrity: string;
  source: string;
}

/** What a server file exports: its exposed modules by name, and its sitemap. */
type ServerFile = Readonly<Record<string, SectionModule>> & { readonly sitemap?: SectionSitemap };

/** What a server file may require: the shared modules, the same objects as the renderer's own. */
const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'shared/runtime': runtime,
};

const loaded = new Map<string, ServerFile>();
const maximumLoaded = 50;

/**
 * Evaluates a section's server file, once per version.
 *
 * @throws whatever the file throws.
 */
export function loadSection(file: SectionFile): ServerFile {
  const existing = loaded.get(file.integrity);
  if (existing) return existing;
  const module: { exports: ServerFile } = { exports: {} };
  const evaluate = compileFunction(file.source, ['module', 'exports', 'require'], {
    filename: `${file.remote}/${file.version}/server.js`,
  });
  evaluate(module, module.exports, (name: string) => {
    if (name in sharedModules) return sharedModules[name];
    throw new Error(`A server file may not require "${name}".`);
  });
  loaded.set(file.integrity, module.exports);
  // Versions that are no longer live would add up.
  const [oldest] = loaded.keys();
  if (loaded.size > maximumLoaded && oldest) loaded.delete(oldest);
  return module.exports;
}
