import ts from 'typescript';

/**
 * Marks every computed top-level constant as free of side effects, so that a schema nobody uses leaves the bundle, and
 * with the last one the schema library. The bundler cannot infer this from a chain of method calls.
 */
export default function pureDeclarations(source) {
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest);
  const computed = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer && containsCall(initializer) ? [initializer] : []));
  let text = source;
  for (const node of computed.toReversed()) {
    const [start, end] = [node.getStart(file), node.end];
    text = `${text.slice(0, start)}/*#__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
  }
  return text;
}

function containsCall(node) {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return false;
  return ts.isCallExpression(node) || ts.forEachChild(node, (child) => containsCall(child) || undefined) === true;
}
