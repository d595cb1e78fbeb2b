import ts from 'typescript-older';

/** Where a script runs: in pages, or in workers. */
export type Scope = 'dom' | 'webworker';

/** Sources as the compiler understands them, with the types of the platform where they run. */
export function browserProgram(files: readonly string[], scope: Scope): ts.Program {
  return ts.createProgram([...files], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', `lib.${scope}.d.ts`, `lib.${scope}.iterable.d.ts`],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
    types: [],
  });
}
