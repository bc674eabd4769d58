import { isDoc, isTruthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import {
  isNullish,
  namedArguments,
  wrongArgumentType,
  type Compile,
  type Evaluate,
  type EvaluationContext,
} from './evaluation';
import { toArguments, type Operator } from './typed-operator';

const withVariables = ({ root, variables }: EvaluationContext, more: Doc): EvaluationContext => ({
  root,
  variables: { ...variables, ...more },
});

const cond: Operator = (argument, compile, name) => {
  const keys = ['if', 'then', 'else'];
  const named = isDoc(argument) && namedArguments(name, argument, keys);
  const parts = (named ? keys.map((key) => named[key]) : toArguments(argument)).map(compile);
  const [test, whenTrue, whenFalse] = parts;
  if (!test || !whenTrue || !whenFalse || parts.length > 3)
    throw new MongoError(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
  return (context) => (isTruthy(test(context)) ? whenTrue(context) : whenFalse(context));
};

const ifNull: Operator = (argument, compile) => {
  const parts = toArguments(argument).map(compile);
  if (parts.length < 2) throw new MongoError(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return (context) => {
    let value: unknown;
    for (const part of parts) if (!isNullish((value = part(context)))) break;
    return value;
  };
};

/** Throws unless a name can be given to a variable: names of system variables begin with a capital. */
function validateVariableName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) return name;
  throw new MongoError(16867, `'${String(name)}' is not a valid name of a variable`);
}

/** Compiles the variables of a `let`. */
export function compileVariables(vars: unknown, compile: Compile): (context: EvaluationContext) => Doc {
  if (!isDoc(vars)) throw new MongoError(16874, 'invalid parameter: expected an object with variables');
  const parts = Object.entries(vars).map(([name, value]) => [validateVariableName(name), compile(value)] as const);
  return (context) => Object.fromEntries(parts.map(([name, part]) => [name, part(context)]));
}

const letIn: Operator = (argument, compile) => {
  const { vars, in: body } = namedArguments('$let', argument, ['vars', 'in']);
  const [valuesOf, result] = [compileVariables(vars, compile), compile(body)];
  return (context) => result(withVariables(context, valuesOf(context)));
};

/** An operator that evaluates an expression for each element of an array; null for null. */
const arrayOperator =
  (body: string, run: (list: readonly unknown[], evaluate: (element: unknown) => unknown) => unknown): Operator =>
  (argument, compile, name) => {
    const given = namedArguments(name, argument, ['input', body], ['as']);
    const [as, input] = [validateVariableName(given['as'] ?? 'this'), compile(given['input'])];
    const evaluateBody = compile(given[body]);
    return (context) => {
      const list = input(context);
      if (isNullish(list)) return null;
      if (!Array.isArray(list)) throw wrongArgumentType(name, 'an array', list);
      return run(list, (element) => evaluateBody(withVariables(context, { [as]: element })));
    };
  };

const setField: Operator = (argument, compile) => {
  const { field, input, value } = namedArguments('$setField', argument, ['field', 'input', 'value']);
  const name = isDoc(field) ? field['$literal'] : field;
  if (typeof name !== 'string' || (name === field && name.startsWith('$')))
    throw new MongoError(4161107, "$setField requires 'field' to be a constant string");
  const [evaluateInput, evaluateValue] = [compile(input), compile(value)];
  return (context) => {
    const doc = evaluateInput(context);
    if (isNullish(doc)) return null;
    if (!isDoc(doc)) throw new MongoError(4161105, "$setField requires 'input' to evaluate to type Object");
    const { [name]: _, ...others } = doc;
    const newValue = evaluateValue(context);
    return newValue === undefined ? others : { ...doc, [name]: newValue };
  };
};

const logicalOperator =
  (combine: (parts: Evaluate[], isTrue: (part: Evaluate) => boolean) => boolean): Operator =>
  (argument, compile) => {
    const parts = toArguments(argument).map(compile);
    return (context) => combine(parts, (part) => isTruthy(part(context)));
  };

/** Operators that do not simply evaluate all their arguments: branches, variables and literals. */
export const lazyOperators: Record<string, Operator> = {
  $cond: cond,
  $ifNull: ifNull,
  $let: letIn,
  $map: arrayOperator('in', (list, evaluate) => list.map((element) => evaluate(element) ?? null)),
  $filter: arrayOperator('cond', (list, evaluate) => list.filter((element) => isTruthy(evaluate(element)))),
  $setField: setField,
  $literal: (argument) => () => argument,
  $and: logicalOperator((parts, isTrue) => parts.every(isTrue)),
  $or: logicalOperator((parts, isTrue) => parts.some(isTrue)),
};
