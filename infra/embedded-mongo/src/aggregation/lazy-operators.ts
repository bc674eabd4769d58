import { fieldOf, isDoc, kindOf, truthy, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { namedParts, type Compiler, type Evaluate, type Scope } from './evaluation';

/** An operator that decides itself which of its arguments are computed, and with which variables. */
type LazyOperator = (argument: unknown, compiler: Compiler, name: string) => Evaluate;

const listOf = (argument: unknown): unknown[] => (Array.isArray(argument) ? (argument as unknown[]) : [argument]);

function compileAll(argument: unknown, compiler: Compiler): Evaluate[] {
  return listOf(argument).map((each) => compiler.compile(each));
}

function withVariable(scope: Scope, more: Record<string, unknown>): Scope {
  return { root: scope.root, variables: { ...scope.variables, ...more } };
}

function cond(argument: unknown, compiler: Compiler): Evaluate {
  const list = Array.isArray(argument)
    ? (argument as unknown[])
    : isDoc(argument)
      ? [argument['if'], argument['then'], argument['else']]
      : [];
  if (list.length !== 3 || list.includes(undefined))
    throw new MongoError(16020, 'Expression $cond takes exactly 3 arguments.');
  const [condition, yes, no] = list.map((each) => compiler.compile(each));
  return (scope) => (truthy(condition?.(scope)) ? yes?.(scope) : no?.(scope));
}

function ifNull(argument: unknown, compiler: Compiler): Evaluate {
  const parts = compileAll(argument, compiler);
  if (parts.length < 2) throw new MongoError(1257300, '$ifNull needs at least two arguments');
  return (scope) => {
    let value: unknown;
    for (const part of parts) {
      value = part(scope);
      if (value !== null && value !== undefined) return value;
    }
    return value;
  };
}

function switchOf(argument: unknown, compiler: Compiler): Evaluate {
  if (!isDoc(argument) || !Array.isArray(argument['branches']) || argument['branches'].length === 0)
    throw new MongoError(40068, '$switch requires at least one branch');
  const branches = argument['branches'].map((each: unknown) => {
    if (!isDoc(each) || !('case' in each) || !('then' in each))
      throw new MongoError(40067, "$switch requires each branch have a 'case' and a 'then' expression");
    return { when: compiler.compile(each['case']), result: compiler.compile(each['then']) };
  });
  const otherwise = 'default' in argument ? compiler.compile(argument['default']) : undefined;
  return (scope) => {
    const branch = branches.find(({ when }) => truthy(when(scope)));
    if (branch) return branch.result(scope);
    if (!otherwise)
      throw new MongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return otherwise(scope);
  };
}

function letIn(argument: unknown, compiler: Compiler): Evaluate {
  if (!isDoc(argument) || !isDoc(argument['vars']) || !('in' in argument))
    throw new MongoError(16876, '$let needs vars and in');
  const variables = Object.entries(argument['vars']).map(([name, value]) => [name, compiler.compile(value)] as const);
  const body = compiler.with(...variables.map(([name]) => name)).compile(argument['in']);
  return (scope) =>
    body(withVariable(scope, Object.fromEntries(variables.map(([name, value]) => [name, value(scope)]))));
}

function inputList(name: string, value: unknown): unknown[] | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) throw new MongoError(16883, `input to ${name} must be an array not ${kindOf(value)}`);
  return value as unknown[];
}

function variableName(argument: Doc): string {
  return typeof argument['as'] === 'string' ? argument['as'] : 'this';
}

function map(argument: unknown, compiler: Compiler): Evaluate {
  if (!isDoc(argument)) throw new MongoError(16878, '$map only supports an object as its argument');
  namedParts('$map', { ...argument, as: '', in: '' }, ['input', 'in'], ['as'], compiler);
  const as = variableName(argument);
  const input = compiler.compile(argument['input']);
  const body = compiler.with(as).compile(argument['in']);
  return (scope) =>
    inputList('$map', input(scope))?.map((each) => body(withVariable(scope, { [as]: each })) ?? null) ?? null;
}

function filter(argument: unknown, compiler: Compiler): Evaluate {
  if (!isDoc(argument)) throw new MongoError(28646, '$filter only supports an object as its argument');
  namedParts('$filter', { ...argument, as: '', cond: '' }, ['input', 'cond'], ['as', 'limit'], compiler);
  const as = variableName(argument);
  const input = compiler.compile(argument['input']);
  const limit = 'limit' in argument ? compiler.compile(argument['limit']) : undefined;
  const passes = compiler.with(as).compile(argument['cond']);
  return (scope) => {
    const kept = inputList('$filter', input(scope))?.filter((each) =>
      truthy(passes(withVariable(scope, { [as]: each }))),
    );
    const most = limit?.(scope);
    return kept === undefined ? null : typeof most === 'number' ? kept.slice(0, most) : kept;
  };
}

function reduce(argument: unknown, compiler: Compiler): Evaluate {
  if (!isDoc(argument)) throw new MongoError(40075, '$reduce requires an object as an argument');
  namedParts('$reduce', { ...argument, in: '' }, ['input', 'initialValue', 'in'], [], compiler);
  const input = compiler.compile(argument['input']);
  const initial = compiler.compile(argument['initialValue']);
  const body = compiler.with('this', 'value').compile(argument['in']);
  return (scope) => {
    const list = inputList('$reduce', input(scope));
    if (!list) return null;
    let value = initial(scope);
    for (const each of list) value = body(withVariable(scope, { this: each, value }));
    return value;
  };
}

function getField(argument: unknown, compiler: Compiler): Evaluate {
  const given: Doc = isDoc(argument) && 'field' in argument ? argument : { field: argument, input: '$$CURRENT' };
  const name = isDoc(given['field']) ? given['field']['$literal'] : given['field'];
  if (typeof name !== 'string') throw badValue('$getField requires a constant string as field');
  const input = compiler.compile('input' in given ? given['input'] : '$$CURRENT');
  return (scope) => {
    const holder = input(scope);
    return isDoc(holder) ? fieldOf(holder, name) : holder === null ? null : undefined;
  };
}

function setField(argument: unknown, compiler: Compiler, operator: string): Evaluate {
  const isUnset = operator === '$unsetField';
  if (!isDoc(argument)) throw new MongoError(4161100, `${operator} only supports an object as its argument`);
  const given: Doc = isUnset ? { ...argument, value: '$$REMOVE' } : argument;
  const name = isDoc(given['field']) ? given['field']['$literal'] : given['field'];
  if (typeof name !== 'string') throw new MongoError(4161107, `${operator} requires a constant string as field`);
  const [input, value] = [compiler.compile(given['input']), compiler.compile(given['value'])];
  return (scope) => {
    const holder = input(scope);
    if (holder === null || holder === undefined) return null;
    if (!isDoc(holder)) throw new MongoError(4161105, `${operator} requires 'input' to evaluate to type Object`);
    const { [name]: _, ...rest } = holder;
    const set = value(scope);
    return set === undefined ? rest : { ...holder, [name]: set };
  };
}

/** Operators with branches, variables or literals. */
export const lazyOperators: Record<string, LazyOperator> = {
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOf,
  $let: letIn,
  $map: map,
  $filter: filter,
  $reduce: reduce,
  $getField: getField,
  $setField: setField,
  $unsetField: setField,
  $literal: (argument) => () => argument,
  $and: (argument, compiler) => {
    const parts = compileAll(argument, compiler);
    return (scope) => parts.every((part) => truthy(part(scope)));
  },
  $or: (argument, compiler) => {
    const parts = compileAll(argument, compiler);
    return (scope) => parts.some((part) => truthy(part(scope)));
  },
};
