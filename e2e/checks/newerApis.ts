import { createRequire } from 'node:module';
import type { CompatData, CompatStatement } from '@mdn/browser-compat-data/types';
// The compiler's JavaScript API, which TypeScript 7 does not have yet.
import ts from 'typescript-older';
import { root } from '../../tools/paths.ts';
import { browserProgram, type Scope } from './browserProgram.ts';

/** Required, because Vitest would compile an imported one: sixteen megabytes of JSON, to a module. */
const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** browserslist's names of browsers, and MDN's. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

/**
 * The APIs of the platform that sources use and a browser lacks, as MDN calls them, with the files that use
 * them. The compiler says of which interface a member is, so that `row.share` is not `navigator.share`. It knows
 * no events, no members of options and no attributes in JSX.
 *
 * @param browsers The oldest browsers, as browserslist has them: `safari >= 16.4`.
 */
export function newerApis(
  files: readonly string[],
  scope: Scope,
  browsers: readonly string[],
): Map<string, Set<string>> {
  const program = browserProgram(files, scope);
  const checker = program.getTypeChecker();
  const platform = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes(`/lib.${scope}.`));
  const subinterfaces = subinterfacesIn(platform);
  // The compiler infers types only where one of these names occurs, which takes a fraction of the time.
  const newer = namesSomewhereNewer(browsers);
  const found = new Map<string, Set<string>>();

  const note = (symbol: ts.Symbol | undefined, file: ts.SourceFile) => {
    for (const declaration of symbol?.declarations ?? []) {
      if (!platform.includes(declaration.getSourceFile())) continue;
      for (const name of newerNames(declaration, symbol?.name ?? '', subinterfaces, browsers)) {
        found.set(name, (found.get(name) ?? new Set()).add(file.fileName.slice(root.length)));
      }
    }
  };
  for (const path of files) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`There is no ${path}.`);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && newer.has(node.text)) {
        note(checker.getSymbolAtLocation(node), file);
      }
      if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name;
        if (ts.isIdentifier(name) && newer.has(name.text)) {
          note(checker.getTypeAtLocation(node.parent).getProperty(name.text), file);
        }
      }
      // What is only a type is not there when it runs.
      if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** The names of interfaces and members that one of the browsers lacks, whichever interface they are of. */
function namesSomewhereNewer(browsers: readonly string[]): Set<string> {
  const entries = Object.values(bcd.api).flatMap((place) => [...Object.entries(place)]);
  const all = [...Object.entries(bcd.api), ...entries];
  const newer = all.filter(([, { __compat }]) => __compat && !isIn(__compat, browsers));
  return new Set(newer.map(([name]) => name.replace(/_static$/, '')));
}

/** For each interface, those that extend it: MDN has the members of `ParentNode` under `Element` and others. */
function subinterfacesIn(platform: readonly ts.SourceFile[]): Map<string, Set<string>> {
  const subinterfaces = new Map<string, Set<string>>();
  for (const statement of platform.flatMap(({ statements }) => [...statements])) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    for (const { expression } of statement.heritageClauses?.flatMap(({ types }) => types) ?? []) {
      const name = expression.getText();
      subinterfaces.set(name, (subinterfaces.get(name) ?? new Set()).add(statement.name.text));
    }
  }
  return subinterfaces;
}

/** The names under which MDN lists a declaration of the platform, if one of the browsers lacks it. */
function newerNames(
  declaration: ts.Declaration,
  name: string,
  subinterfaces: ReadonlyMap<string, ReadonlySet<string>>,
  browsers: readonly string[],
): string[] {
  const compatOf = (owner: string) => {
    const members = owner === '' ? bcd.api : bcd.api[owner];
    return (members?.[name] ?? members?.[`${name}_static`])?.__compat;
  };
  const own = ownerOf(declaration) ?? (bcd.api[name] ? '' : 'Window');
  const owners = compatOf(own) ? [own] : [...(subinterfaces.get(own) ?? [])];
  return owners.flatMap((owner) => {
    const compat = compatOf(owner);
    const isMissing = compat && !isIn(compat, browsers);
    return isMissing ? [owner === '' ? name : `${owner}.${name}`] : [];
  });
}

/** The interface of a member, also of a static one: `declare var AbortSignal: { any(…): … }`. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  const namespace = ts.findAncestor(declaration, ts.isModuleDeclaration);
  if (namespace) return namespace.name.text;
  if (!ts.isTypeLiteralNode(parent) || !ts.isVariableDeclaration(parent.parent)) return undefined;
  return parent.parent.name.getText();
}

/** Whether each of the browsers has it, without a prefix and without a setting. */
function isIn({ support }: CompatStatement, browsers: readonly string[]): boolean {
  return browsers.every((browser) => {
    const [, name, oldest = ''] = /^(\w+) >= ([\d.]+)$/.exec(browser) ?? [];
    const known = Object.entries(names).find(([one]) => one === name)?.[1];
    if (!known) throw new Error(`Which browser is ${browser}?`);
    return [support[known] ?? []].flat().some((statement) => {
      const isPlain = !statement.flags && !statement.prefix && !statement.alternative_name;
      // Some read `≤79`, or `preview`.
      const since = Number.parseFloat(String(statement.version_added).replace('≤', ''));
      return isPlain && !statement.version_removed && since <= Number.parseFloat(oldest);
    });
  });
}
