import ts from 'typescript-older';
import { compilerHost, compilerOptions } from './describeExports.ts';

/**
 * The exports whose type is assignable to the former one, such as after an added optional parameter or an added
 * member of the result: users of the former type can use them.
 *
 * @param before The entry of the module's former sources.
 * @param after The entry of its sources now.
 */
export function assignableExports(before: string, after: string): Set<string> {
  const program = ts.createProgram([before, after], compilerOptions, compilerHost());
  const checker = program.getTypeChecker();
  const former = typesOf(program, before);
  const assignable = [...typesOf(program, after)].filter(([name, type]) => {
    const target = former.get(name);
    // What cannot be resolved is `any`, to which everything is assignable.
    return target && isKnown(target) && isKnown(type) && checker.isTypeAssignableTo(type, target);
  });
  return new Set(assignable.map(([name]) => name));
}

function isKnown({ flags }: ts.Type): boolean {
  return !(flags & ts.TypeFlags.Any);
}

/** The type of each export: of a value its own, of a type what it declares. */
function typesOf(program: ts.Program, entry: string): Map<string, ts.Type> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} exports nothing.`);
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const isValue = target.flags & ts.SymbolFlags.Value;
      const type = isValue
        ? checker.getTypeOfSymbol(target)
        : checker.getDeclaredTypeOfSymbol(target);
      return [symbol.name, type];
    }),
  );
}
