import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
// The compiler's JavaScript API, which TypeScript 7 does not have yet.
import ts from 'typescript-older';
import { root } from '../paths.ts';

/** A declaration without its comments, and the types that it refers to. */
interface Declared {
  text: string;
  /** Names of other exports, of `Description.mentioned`, of packages with their major versions, and of generated files. */
  mentions: readonly string[];
}

/** The public types of a module. */
export interface Description {
  exports: ReadonlyMap<string, Declared>;
  /** Types of this repository that the exports refer to: `Language of shared/src/contract/language.ts`. */
  mentioned: ReadonlyMap<string, Declared>;
}

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: [],
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
};

/**
 * Describes what a module exports, as the compiler declares it. A package's types are known by its major version,
 * and generated files by their names: the database, for example, has migrations of its own.
 *
 * @param entry The module's file.
 * @param home The folder that paths are relative to.
 */
export function describeExports(entry: string, home = root): Description {
  const program = ts.createProgram([entry], compilerOptions, compilerHost(declarationsOf(entry)));
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(entry);
  const module = index && checker.getSymbolAtLocation(index);
  if (!module) throw new Error(`${entry} exports nothing.`);
  const augmentations = augmentationsIn(program);
  const exportedNames = new Map(
    checker.getExportsOfModule(module).map((symbol) => [resolve(symbol), symbol.name]),
  );
  const exports = new Map<string, Declared>();
  const mentioned = new Map<string, Declared>();

  function describe(symbol: ts.Symbol): Declared {
    const declarations = (symbol.declarations ?? []).map(statementOf);
    const text = declarations.map(print).join('\n');
    return { text, mentions: mentionsIn(declarations) };
  }

  function mentionsIn(nodes: readonly ts.Node[]): string[] {
    const found = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        for (const mention of mentionsOf(checker.getSymbolAtLocation(node))) found.add(mention);
      }
      if (ts.isImportTypeNode(node)) {
        const literal = ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
        const path = literal && ts.isStringLiteral(literal) ? literal.text : '';
        if (path.endsWith('.json')) found.add(path);
      }
      ts.forEachChild(node, visit);
    };
    for (const node of nodes) visit(node);
    return [...found].sort();
  }

  /** The symbol of an identifier, unless it is declared inside another declaration. */
  function mentionsOf(symbol: ts.Symbol | undefined): string[] {
    if (!symbol) return [];
    const specifier = importedFrom(symbol);
    if (specifier) return packageNamed(specifier);
    const target = resolve(symbol);
    const [declaration] = target.declarations ?? [];
    const file = declaration?.getSourceFile();
    if (!declaration || !file || program.isSourceFileDefaultLibrary(file)) return [];
    if (file.fileName.includes('/node_modules/')) return packageAt(file.fileName);
    const path = relative(home, file.fileName);
    if (/\.gen\.ts$|\.json$/.test(path)) return [path];
    if (!isOfModule(declaration)) return [];
    const exported = exportedNames.get(target);
    if (exported) return [exported];
    const name = `${target.name} of ${path}`;
    if (!mentioned.has(name)) {
      // Types may be recursive.
      mentioned.set(name, { text: '', mentions: [] });
      mentioned.set(name, describe(target));
    }
    return [name];
  }

  function packageNamed(specifier: string): string[] {
    const { resolvedModule } = ts.resolveModuleName(specifier, entry, compilerOptions, ts.sys);
    if (!resolvedModule) throw new Error(`There is no module ${specifier}.`);
    return packageAt(resolvedModule.resolvedFileName);
  }

  /** A package, and what is declared here for it, such as the options of queries. */
  function packageAt(file: string): string[] {
    const { name, version } = packageOf(file);
    const mention = `${name} ${version}`;
    const own = augmentations.get(name);
    if (!own) return [mention];
    const key = `${name}, as declared here`;
    if (!mentioned.has(key)) {
      mentioned.set(key, { text: '', mentions: [] });
      mentioned.set(key, { text: own.map(print).join('\n'), mentions: mentionsIn(own) });
    }
    return [mention, key];
  }

  function resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  for (const symbol of checker.getExportsOfModule(module)) {
    const [specifier] = symbol.declarations ?? [];
    const from = importedFrom(symbol);
    exports.set(
      symbol.name,
      from && specifier
        ? { text: `{ ${print(specifier)} } from '${from}'`, mentions: packageNamed(from) }
        : describe(resolve(symbol)),
    );
  }
  return { exports, mentioned };
}

/** The compiler's declarations of a module and of all that it imports, by source file. */
function declarationsOf(entry: string): Map<string, string> {
  const declarations = new Map<string, string>();
  const program = ts.createProgram([entry], compilerOptions, compilerHost());
  program.emit(undefined, (_path, text, _hasMark, _onError, sources = []) => {
    for (const { fileName } of sources) declarations.set(fileName, text);
  });
  return declarations;
}

const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * A compiler host that parses the declarations of the language and of browsers once for all programs.
 *
 * @param declarations What it reads instead of sources, by file.
 */
export function compilerHost(declarations?: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(compilerOptions);
  const { getSourceFile } = host;
  const folder = host.getDefaultLibLocation?.();
  host.getSourceFile = (name, version, ...others) => {
    const text = declarations?.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, version);
    if (dirname(name) !== folder) return getSourceFile(name, version, ...others);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, version, ...others));
    return libraries.get(name);
  };
  return host;
}

/** By package, the `declare module '…'` of the sources. */
function augmentationsIn(program: ts.Program): Map<string, ts.Node[]> {
  const statements = program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/'))
    .flatMap((file) => [...file.statements]);
  const found = new Map<string, ts.Node[]>();
  for (const statement of statements) {
    if (!ts.isModuleDeclaration(statement) || !ts.isStringLiteral(statement.name)) continue;
    found.set(statement.name.text, [...(found.get(statement.name.text) ?? []), statement]);
  }
  return found;
}

/** The package that an imported or re-exported name comes from; undefined for a name of this repository. */
function importedFrom(symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  const statement =
    declaration &&
    ts.findAncestor(
      declaration,
      (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node),
    );
  const specifier = statement?.moduleSpecifier;
  if (!specifier || !ts.isStringLiteral(specifier)) return undefined;
  return /^(\.|shared\/)/.test(specifier.text) ? undefined : specifier.text;
}

function packageOf(file: string): { name: string; version: string } {
  const [, folder = '', name = ''] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file) ?? [];
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const [major = '', minor = ''] = version.split('.');
  return { name, version: major === '0' ? `0.${minor}` : major };
}

/** Whether it is declared by its module itself, not inside of a type or function. */
function isOfModule(declaration: ts.Declaration): boolean {
  return ts.isSourceFile(statementOf(declaration).parent);
}

function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

const printer = ts.createPrinter({ removeComments: true });

function print(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(export )?(declare )?(default )?/, '');
}
