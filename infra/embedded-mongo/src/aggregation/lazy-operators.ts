import { isDoc, truthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, namedArguments, wrongType, type Compile, type Evaluate, type Scope } from './evaluation';
import { listed, type Operator } from './operator';

const withVariables = ({ root, variables }: Scope, more: Doc): Scope => ({
  root,
  variables: { ...variables, ...more },
});

const cond: Operator = (argument, compile, name) => {
  const keys = ['if', 'then', 'else'];
  const named = isDoc(argument) && namedArguments(name, argument, keys);
  const parts = (named ? keys.map((key) => named[key]) : listed(argument)).map(compile);
  const [test, yes, no] = parts;
  if (!test || !yes || !no || parts.length > 3)
    throw new MongoError(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  return (scope) => (truthy(test(scope)) ? yes(scope) : no(scope));
};

const ifNull: Operator = (argument, compile) => {
  const parts = listed(argument).map(compile);
  if (parts.length < 2) throw new MongoError(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return (scope) => {
    let value: unknown;
    for (const part of parts) if (!isNullish((value = part(scope)))) break;
    return value;
  };
};

/** Checks the name of a variable: system variables are in capitals. */
export function variableName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) return name;
  throw new MongoError(16867, `'${String(name)}' is not a valid name of a variable`);
}

/** Compiles the variables of a `let`; gives what computes them. */
export function letVariables(vars: unknown, compile: Compile): (scope: Scope) => Doc {
  if (!isDoc(vars)) throw new MongoError(16874, 'invalid parameter: expected an object with variables');
  const parts = Object.entries(vars).map(([name, value]) => [variableName(name), compile(value)] as const);
  return (scope) => Object.fromEntries(parts.map(([name, part]) => [name, part(scope)]));
}

const letIn: Operator = (argument, compile) => {
  const { vars, in: body } = namedArguments('$let', argument, ['vars', 'in']);
  const [valuesOf, result] = [letVariables(vars, compile), compile(body)];
  return (scope) => result(withVariables(scope, valuesOf(scope)));
};

/** An operator that computes something of each element of a list; null of null. */
const through =
  (body: string, give: (list: readonly unknown[], each: (element: unknown) => unknown) => unknown): Operator =>
  (argument, compile, name) => {
    const given = namedArguments(name, argument, ['input', body], ['as']);
    const [as, input] = [variableName(given['as'] ?? 'this'), compile(given['input'])];
    const compute = compile(given[body]);
    return (scope) => {
      const list = input(scope);
      if (isNullish(list)) return null;
      if (!Array.isArray(list)) throw wrongType(name, 'an array', list);
      return give(list, (element) => compute(withVariables(scope, { [as]: element })));
    };
  };

const setField: Operator = (argument, compile) => {
  const { field, input, value } = namedArguments('$setField', argument, ['field', 'input', 'value']);
  const name = isDoc(field) ? field['$literal'] : field;
  if (typeof name !== 'string' || (name === field && name.startsWith('$')))
    throw new MongoError(4161107, "$setField requires 'field' to be a constant string");
  const [holder, made] = [compile(input), compile(value)];
  return (scope) => {
    const doc = holder(scope);
    if (isNullish(doc)) return null;
    if (!isDoc(doc)) throw new MongoError(4161105, "$setField requires 'input' to evaluate to type Object");
    const { [name]: _, ...others } = doc;
    const set = made(scope);
    return set === undefined ? others : { ...doc, [name]: set };
  };
};

const junction =
  (holds: (parts: Evaluate[], isTrue: (part: Evaluate) => boolean) => boolean): Operator =>
  (argument, compile) => {
    const parts = listed(argument).map(compile);
    return (scope) => holds(parts, (part) => truthy(part(scope)));
  };

/** Operators with branches, variables or literals. */
export const lazyOperators: Record<string, Operator> = {
  $cond: cond,
  $ifNull: ifNull,
  $let: letIn,
  $map: through('in', (list, each) => list.map((element) => each(element) ?? null)),
  $filter: through('cond', (list, each) => list.filter((element) => truthy(each(element)))),
  $setField: setField,
  $literal: (argument) => () => argument,
  $and: junction((parts, isTrue) => parts.every(isTrue)),
  $or: junction((parts, isTrue) => parts.some(isTrue)),
};
