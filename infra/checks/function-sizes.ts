import ts from 'typescript';
import type { Source } from './sources';

export interface FunctionSize {
  name: string;
  line: number;
  /** Lines with code in them, without those of functions inside it: a factory is as long as its own work. */
  length: number;
  stop: number;
}

const functionStop = 40;
const componentStop = 120;

/** The size of every function in a file. */
export function functionSizes({ path, text }: Source): FunctionSize[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
  const code = text.split('\n').map((line) => !/^\s*(\/\/|\/\*|\*|$)/.test(line));
  const span = (node: ts.Node) => ({
    from: file.getLineAndCharacterOfPosition(node.getStart(file)).line,
    to: file.getLineAndCharacterOfPosition(node.getEnd()).line,
  });
  const sizes: FunctionSize[] = [];

  /** Lines that belong to functions inside `node`; the line where one starts stays with its surroundings. */
  const visit = (node: ts.Node): Set<number> => {
    const inner = new Set<number>();
    ts.forEachChild(node, (child) => visit(child).forEach((line) => inner.add(line)));
    if (!isFunction(node)) return inner;
    const { from, to } = span(node);
    let length = 0;
    for (let line = from; line <= to; line += 1) if (code[line] && !inner.has(line)) length += 1;
    const name = nameOf(node);
    const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name);
    sizes.push({ name, line: from + 1, length, stop: isComponent ? componentStop : functionStop });
    // A component's closures and markup are read as one, so they count as its own.
    if (isComponent) return inner;
    for (let line = from + 1; line <= to; line += 1) inner.add(line);
    return inner;
  };
  visit(file);
  return sizes;
}

type NamedFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

function isFunction(node: ts.Node): node is NamedFunction {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

function nameOf(node: NamedFunction): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'a function';
}
