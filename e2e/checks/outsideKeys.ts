// The compiler's JavaScript API, which TypeScript 7 does not have yet.
import ts from 'typescript-older';
import { root } from '../../tools/paths.ts';
import { browserProgram } from './browserProgram.ts';

/**
 * Where sources look up a text in an object that inherits from `Object.prototype`: `courses[name]`, `name in courses`.
 * A course called `constructor` is then found, and is a function. The compiler says what the key may be: a
 * number, or one of a closed list of names, is accepted. So is a lookup below `Object.hasOwn(courses, name)`, and one
 * of an environment's variables.
 *
 * @returns of each, its file and its text.
 */
export function outsideKeys(files: readonly string[]): string[] {
  const program = browserProgram(files, 'dom');
  const checker = program.getTypeChecker();
  const anyText = ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral;
  const isAnyText = (key: ts.Node) =>
    partsOf(checker.getTypeAtLocation(key)).some(({ flags }) => flags & anyText);
  const isRecord = (object: ts.Node) =>
    partsOf(checker.getTypeAtLocation(object)).some((type) =>
      checker.getIndexInfoOfType(type, ts.IndexKind.String),
    );

  function isLookup(node: ts.Node): boolean {
    if (ts.isElementAccessExpression(node)) {
      const { expression: object, argumentExpression: key } = node;
      if (/\b(process\.env|environment)$/.test(object.getText())) return false;
      return isRecord(object) && isAnyText(key) && !isGuarded(node, object, key);
    }
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind !== ts.SyntaxKind.InKeyword) return false;
      // `name in {}` asks for the names that every object inherits.
      return node.right.getText() !== '{}' && isAnyText(node.left);
    }
    const name = ts.isBindingElement(node) ? node.propertyName : undefined;
    return (
      name !== undefined &&
      ts.isComputedPropertyName(name) &&
      isRecord(node.parent) &&
      isAnyText(name.expression)
    );
  }

  return files.flatMap((path) => {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`There is no ${path}.`);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isLookup(node)) found.push(`${path.slice(root.length)}: ${node.getText()}`);
      if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** Whether its expression or a condition around it asks for the object's own key. */
function isGuarded(node: ts.Node, object: ts.Node, key: ts.Node): boolean {
  const guard = `Object.hasOwn(${object.getText()}, ${key.getText()})`;
  const around = ts.findAncestor(node, (one) => ts.isStatement(one) || ts.isArrowFunction(one));
  return around?.getText().includes(guard) ?? false;
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnionOrIntersection() ? type.types.flatMap(partsOf) : [type];
}
