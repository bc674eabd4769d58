import ts from 'typescript';

const TESTS = ['it', 'test', 'describe'];
/** A call of a generated suite. */
const GENERATED = /^describe[A-Z]/;
const NOT_RUN = ['skip', 'todo', 'fixme', 'failing'];

/** The node of a test, or `generated` for what generated suites assert. */
type Shown = ts.Node | 'generated';

/**
 * What a test file can be referred to by: the whole titles of its tests and groups (a template as it is written), its
 * calls of generated suites, such as `describePermissions('auth', suite)` or `describeDeliveries(...)`, and the calls of the table that these get
 * fixtures for. A test that is skipped has no title.
 */
export function testTitles(file: string, source: string): Map<string, Shown[]> {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const titles = new Map<string, Shown[]>();
  const add = (title: string, shown: Shown) => titles.set(title, [...(titles.get(title) ?? []), shown]);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const title = titleOf(node, parsed);
      if (title !== undefined) add(title, GENERATED.test(title) ? 'generated' : node);
      if (title !== undefined && GENERATED.test(title)) add(`${namesOf(node.expression)[0]}(...)`, 'generated');
    }
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
      const name = node.name.getText(parsed);
      if (['calls', 'lists'].includes(name) && node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
        for (const fixture of node.initializer.properties) add(fixture.name?.getText(parsed) ?? '', 'generated');
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return titles;
}

function titleOf(call: ts.CallExpression, source: ts.SourceFile): string | undefined {
  const [first] = call.arguments;
  const names = namesOf(call.expression);
  const [name = ''] = names;
  if (GENERATED.test(name)) return call.getText(source);
  if (!first || !TESTS.includes(name) || names.some((each) => NOT_RUN.includes(each))) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText(source).slice(1, -1) : undefined;
}

/** The names of `it.each(...)` and the like, in the order in which they are written. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...namesOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return namesOf(expression.tag);
  return [];
}
