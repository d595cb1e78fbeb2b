// The compiler's JavaScript API, which TypeScript 7 does not have yet.
import ts from 'typescript-older';

/** The names, without types, that a module's source imports from another one. */
export function namedImports(source: string, from: string): string[] {
  const { statements } = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest);
  return statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const names = importClause?.namedBindings;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== from) return [];
    if (importClause?.phaseModifier || !names || !ts.isNamedImports(names)) return [];
    return names.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ propertyName, name }) => (propertyName ?? name).text);
  });
}
