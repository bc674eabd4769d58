import { resolvePath } from '../bson/paths';
import { isDoc, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Evaluate } from './evaluation';
import { lazyOperators } from './lazy-operators';
import type { Operator } from './typed-operator';
import { valueOperators } from './value-operators';

export const expressionOperators: Record<string, Operator> = { ...valueOperators, ...lazyOperators };

export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string')
    return expression.startsWith('$') ? compileReference(expression.slice(1)) : () => expression;
  if (Array.isArray(expression)) {
    const parts = expression.map(compileExpression);
    return (context) => parts.map((part) => part(context) ?? null);
  }
  return isDoc(expression) ? compileDocument(expression) : () => expression;
}

/** Compiles the path `a.b` into the document, or `$name.a.b` into a variable. */
function compileReference(path: string): Evaluate {
  const [name = '', ...parts] = (path.startsWith('$') ? path.slice(1) : `CURRENT.${path}`).split('.');
  if (path === '') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  validatePath(parts);
  if (name === 'ROOT' || name === 'CURRENT') return ({ root }) => resolvePath(root, parts, 0);
  if (name === 'REMOVE') return () => undefined;
  if (name === 'NOW') return ({ variables }) => resolvePath(variables[name] ?? new Date(), parts, 0);
  return ({ variables }) => {
    if (!Object.hasOwn(variables, name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
    return resolvePath(variables[name], parts, 0);
  };
}

/** Throws when a part of a path cannot be the name of a field. */
export function validatePath(parts: readonly string[]): void {
  if (parts.at(-1) === '') throw new MongoError(40353, "FieldPath must not end with a '.'.");
  if (parts.includes('')) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  const dollar = parts.find((part) => part.startsWith('$'));
  if (parts.includes('__proto__')) throw unsupported('a field of the name __proto__');
  if (dollar !== undefined) throw new MongoError(16410, `FieldPath field names may not start with '$': '${dollar}'`);
}

/** Throws when a name cannot be the name of a field. */
export function validateFieldName(name: string): void {
  validatePath([name]);
  if (name.includes('.')) throw new MongoError(16412, `FieldPath field names may not contain '.': '${name}'`);
}

function compileDocument(expression: Doc): Evaluate {
  const [operator, ...more] = Object.keys(expression);
  if (operator?.startsWith('$')) {
    if (more.length === 0) return compileCall(operator, expression[operator]);
    throw new MongoError(15983, `an expression must have exactly one field, found: ${operator}, ${more.join(', ')}`);
  }
  const fields = Object.entries(expression).map(([key, value]) => {
    validateFieldName(key);
    return [key, compileExpression(value)] as const;
  });
  return (context) => {
    const doc: Doc = {};
    for (const [key, evaluate] of fields) {
      const value = evaluate(context);
      if (value !== undefined) doc[key] = value;
    }
    return doc;
  };
}

function compileCall(name: string, argument: unknown): Evaluate {
  const operator = Object.hasOwn(expressionOperators, name) ? expressionOperators[name] : undefined;
  if (!operator) throw new MongoError(168, `Unrecognized expression '${name}'`);
  return operator(argument, compileExpression, name);
}
