import type { Rspack } from '@rsbuild/core';

/** Imports and re-exports of a module; the names are in dependencies of their own. */
const statements = ['esm import', 'esm export import'];

/**
 * The names that the sources of a build import from some modules, each sorted: `a` and `c` of
 * `import { a, type B, c as d } from 'shared/runtime'`. Statistics leave some sources out.
 *
 * @param isSource Whether a file counts.
 * @throws Error when a source does not say which names it uses.
 */
export function usedNames<Module extends string>(
  { chunks, chunkGraph }: Rspack.Compilation,
  modules: readonly Module[],
  isSource: (file: string) => boolean,
): Record<string, string[]> {
  const used = new Map(modules.map((module) => [module as string, new Set<string>()]));
  const built = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  for (const module of built.flatMap(innerModules)) {
    const file = module.nameForCondition();
    if (!file || !isSource(file)) continue;
    const later = module.blocks.flatMap(({ dependencies }) => dependencies);
    for (const { type, request = '', ids } of [...module.dependencies, ...later]) {
      const names = used.get(request);
      if (!names || statements.includes(type)) continue;
      const [name = 'default'] = ids ?? [];
      if (name === 'default') {
        throw new Error(
          `${file} does not say what it uses of '${request}', which a release compares with the shell: import { … } from '${request}'.`,
        );
      }
      names.add(name);
    }
  }
  return Object.fromEntries([...used].map(([module, names]) => [module, [...names].sort()]));
}

/** Modules that were joined into one are inside of it. */
function innerModules(module: Rspack.Module): Rspack.Module[] {
  const inner = 'modules' in module && Array.isArray(module.modules) ? module.modules : [];
  return inner.length === 0 ? [module] : inner.flatMap(innerModules);
}
