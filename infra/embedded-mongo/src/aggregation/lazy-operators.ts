import { isDoc, truthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { isNullish, namedArguments, wrongType, type Compile, type Evaluate, type Scope } from './evaluation';

/** An operator that decides itself which of its arguments are computed, and with which variables. */
type LazyOperator = (argument: unknown, compile: Compile) => Evaluate;

const listed = (argument: unknown): unknown[] => (Array.isArray(argument) ? (argument as unknown[]) : [argument]);

const withVariables = ({ root, variables }: Scope, more: Doc): Scope => ({
  root,
  variables: { ...variables, ...more },
});

const cond: LazyOperator = (argument, compile) => {
  const keys = ['if', 'then', 'else'];
  const given = isDoc(argument) ? Object.entries(namedArguments('$cond', argument, keys)) : listed(argument).entries();
  const parts = new Map<unknown, Evaluate>([...given].map(([key, part]) => [key, compile(part)]));
  const [test, yes, no] = keys.map((key, n) => parts.get(key) ?? parts.get(n));
  if (!test || !yes || !no || parts.size > 3)
    throw new MongoError(16020, `Expression $cond takes exactly 3 arguments. ${parts.size} were passed in.`);
  return (scope) => (truthy(test(scope)) ? yes(scope) : no(scope));
};

const ifNull: LazyOperator = (argument, compile) => {
  const parts = listed(argument).map((part) => compile(part));
  if (parts.length < 2) throw new MongoError(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return (scope) => {
    let value: unknown;
    for (const part of parts) if (!isNullish((value = part(scope)))) break;
    return value;
  };
};

const switchOf: LazyOperator = (argument, compile) => {
  const given = namedArguments('$switch', argument, ['branches'], ['default']);
  const branches = (listOf(given['branches'], '$switch') ?? []).map((branch) => {
    const { case: test, then: result } = namedArguments('a branch of $switch', branch, ['case', 'then']);
    return [compile(test), compile(result)] as const;
  });
  if (branches.length === 0) throw new MongoError(40068, '$switch requires at least one branch.');
  const otherwise = 'default' in given ? compile(given['default']) : unmatched;
  return (scope) => (branches.find(([test]) => truthy(test(scope)))?.[1] ?? otherwise)(scope);
};

function unmatched(): never {
  throw new MongoError(40066, '$switch could not find a matching branch for an input, and no default was specified.');
}

/** Checks the name of a variable: system variables are in capitals. */
export function variableName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) return name;
  throw new MongoError(16867, `'${String(name)}' is not a valid name of a variable`);
}

/** Compiles the variables of a `let` and computes them. */
export function letVariables(vars: unknown, compile: Compile): { names: string[]; valuesOf: (scope: Scope) => Doc } {
  if (!isDoc(vars)) throw new MongoError(16874, 'invalid parameter: expected an object with variables');
  const parts = Object.entries(vars).map(([name, value]) => [variableName(name), compile(value)] as const);
  const valuesOf = (scope: Scope) => Object.fromEntries(parts.map(([name, part]) => [name, part(scope)]));
  return { names: parts.map(([name]) => name), valuesOf };
}

const letIn: LazyOperator = (argument, compile) => {
  const { vars, in: body } = namedArguments('$let', argument, ['vars', 'in']);
  const { names, valuesOf } = letVariables(vars, compile);
  const result = compile(body, ...names);
  return (scope) => result(withVariables(scope, valuesOf(scope)));
};

/** The list that an operator goes through, or null. */
function listOf(value: unknown, name: string): readonly unknown[] | null {
  if (isNullish(value)) return null;
  if (!Array.isArray(value)) throw wrongType(name, 'an array', value);
  return value as unknown[];
}

const map: LazyOperator = (argument, compile) => {
  const given = namedArguments('$map', argument, ['input', 'in'], ['as']);
  const [as, input] = [variableName(given['as'] ?? 'this'), compile(given['input'])];
  const body = compile(given['in'], as);
  return (scope) =>
    listOf(input(scope), '$map')?.map((each) => body(withVariables(scope, { [as]: each })) ?? null) ?? null;
};

const filter: LazyOperator = (argument, compile) => {
  const given = namedArguments('$filter', argument, ['input', 'cond'], ['as']);
  const [as, input] = [variableName(given['as'] ?? 'this'), compile(given['input'])];
  const passes = compile(given['cond'], as);
  return (scope) =>
    listOf(input(scope), '$filter')?.filter((each) => truthy(passes(withVariables(scope, { [as]: each })))) ?? null;
};

const reduce: LazyOperator = (argument, compile) => {
  const given = namedArguments('$reduce', argument, ['input', 'initialValue', 'in']);
  const [input, initial] = [compile(given['input']), compile(given['initialValue'])];
  const body = compile(given['in'], 'this', 'value');
  return (scope) => {
    const list = listOf(input(scope), '$reduce');
    const step = (value: unknown, each: unknown) => body(withVariables(scope, { this: each, value }));
    return list && list.reduce(step, initial(scope));
  };
};

const setField: LazyOperator = (argument, compile) => {
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

/** Operators with branches, variables or literals. */
export const lazyOperators: Record<string, LazyOperator> = {
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOf,
  $let: letIn,
  $map: map,
  $filter: filter,
  $reduce: reduce,
  $setField: setField,
  $literal: (argument) => () => argument,
  $and: (argument, compile) => {
    const parts = listed(argument).map((part) => compile(part));
    return (scope) => parts.every((part) => truthy(part(scope)));
  },
  $or: (argument, compile) => {
    const parts = listed(argument).map((part) => compile(part));
    return (scope) => parts.some((part) => truthy(part(scope)));
  },
};
