import { projectedAt } from '../bson/paths';
import { kindOf, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { namedParts, type Compiler, type EagerOperator, type Evaluate, type NamedOperator } from './evaluation';
import { lazyOperators } from './lazy-operators';
import { arithmeticOperators } from './operators-arithmetic';
import { arrayOperators } from './operators-array';
import { comparisonOperators } from './operators-comparison';
import { conversionOperators } from './operators-conversion';
import { dateOperators } from './operators-date';
import { setOperators } from './operators-set';
import { textOperators } from './operators-text';

const eager: Record<string, EagerOperator | NamedOperator> = {
  ...arithmeticOperators,
  ...comparisonOperators,
  ...textOperators,
  ...arrayOperators,
  ...setOperators,
  ...conversionOperators,
  ...dateOperators,
};
const systemVariables = new Set(['ROOT', 'CURRENT', 'NOW', 'REMOVE']);

/** Compiles an expression; variables that are not known are refused. */
export function compileExpression(expression: unknown, known: ReadonlySet<string> = new Set()): Evaluate {
  return compilerOf(known).compile(expression);
}

/** A compiler of expressions that know certain variables. */
export function compilerOf(known: ReadonlySet<string>): Compiler {
  const compiler: Compiler = {
    compile: (expression) => compileAny(expression, compiler, known),
    with: (...names) => compilerOf(new Set([...known, ...names])),
  };
  return compiler;
}

function compileAny(expression: unknown, compiler: Compiler, known: ReadonlySet<string>): Evaluate {
  if (typeof expression === 'string') return compileText(expression, known);
  if (Array.isArray(expression)) {
    const parts = expression.map((each: unknown) => compiler.compile(each));
    return (scope) => parts.map((part) => part(scope) ?? null);
  }
  if (kindOf(expression) === 'object') return compileDocument(expression as Doc, compiler);
  return () => expression;
}

function compileText(text: string, known: ReadonlySet<string>): Evaluate {
  if (!text.startsWith('$')) return () => text;
  if (text === '$') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  if (text.startsWith('$$')) return compileVariable(text.slice(2), known);
  const parts = fieldPath(text.slice(1));
  return ({ root }) => projectedAt(root, parts, 0);
}

function fieldPath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes('')) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new MongoError(16410, `FieldPath field names may not start with '$'. Consider using $getField or $setField.`);
  return parts;
}

function compileVariable(path: string, known: ReadonlySet<string>): Evaluate {
  const [name = '', ...rest] = path.split('.');
  if (!systemVariables.has(name) && !known.has(name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
  const parts = rest.length > 0 ? fieldPath(rest.join('.')) : [];
  if (known.has(name)) return ({ variables }) => projectedAt(variables[name], parts, 0);
  if (name === 'REMOVE') return () => undefined;
  if (name === 'NOW') return ({ variables }) => variables['NOW'] ?? new Date();
  return ({ root }) => projectedAt(root, parts, 0);
}

function compileDocument(expression: Doc, compiler: Compiler): Evaluate {
  const keys = Object.keys(expression);
  const [operator] = keys;
  if (operator?.startsWith('$')) {
    if (keys.length > 1)
      throw new MongoError(
        15983,
        `an object representing an expression must have exactly one field: ${keys.join(', ')}`,
      );
    return compileOperator(operator, expression[operator], compiler);
  }
  const fields = keys.map((key) => {
    if (key.startsWith('$')) throw new MongoError(16410, `FieldPath field names may not start with '$': ${key}`);
    if (key.includes('.')) throw new MongoError(16412, `FieldPath field names may not contain '.': ${key}`);
    return [key, compiler.compile(expression[key])] as const;
  });
  return (scope) => {
    const made: Doc = {};
    for (const [key, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) made[key] = value;
    }
    return made;
  };
}

function compileOperator(name: string, argument: unknown, compiler: Compiler): Evaluate {
  if (Object.hasOwn(lazyOperators, name)) return lazyOperators[name]?.(argument, compiler, name) ?? (() => undefined);
  const operator = Object.hasOwn(eager, name) ? eager[name] : undefined;
  if (!operator) throw new MongoError(168, `Unrecognized expression '${name}'`);
  return operator.named
    ? compileNamed(name, operator, argument, compiler)
    : compileEager(name, operator, argument, compiler);
}

function compileEager(name: string, operator: EagerOperator, argument: unknown, compiler: Compiler): Evaluate {
  const given = Array.isArray(argument) ? (argument as unknown[]) : [argument];
  const { least, most, run } = operator;
  if (given.length < least || given.length > most) {
    const wanted = least === most ? `exactly ${least}` : `at least ${least} arguments, and at most ${most}`;
    throw new MongoError(16020, `Expression ${name} takes ${wanted} arguments. ${given.length} were passed in.`);
  }
  const parts = given.map((each) => compiler.compile(each));
  const [first, second] = parts;
  if (parts.length === 1 && first) return (scope) => run(first(scope));
  if (parts.length === 2 && first && second) return (scope) => run(first(scope), second(scope));
  return (scope) => run(...parts.map((part) => part(scope)));
}

function compileNamed(name: string, operator: NamedOperator, argument: unknown, compiler: Compiler): Evaluate {
  const parts = namedParts(name, argument, operator.named, operator.optional ?? [], compiler);
  return (scope) => operator.run(Object.fromEntries(parts.map(([key, evaluate]) => [key, evaluate(scope)])));
}
