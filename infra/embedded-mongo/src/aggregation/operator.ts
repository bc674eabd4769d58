import { isNullish, type Evaluate } from './evaluation';

/** What an operator makes of its computed arguments; the name is for messages. */
export type Run = (values: readonly unknown[], name: string) => unknown;

/** An operator of which all arguments are computed first. Named arguments come in the order in which they stand here. */
export interface Operator {
  least: number;
  most: number;
  run: Run;
  /** Any argument that is null or missing makes the result null. */
  isNullable?: boolean;
  required?: readonly string[];
  optional?: readonly string[];
  /** The named argument that may be given alone, without its name. */
  shorthand?: string;
}

type Arity = number | readonly [least: number, most: number];

export const many = [0, Infinity] as const;

export function plain(arity: Arity, run: Run): Operator {
  const [least, most] = typeof arity === 'number' ? [arity, arity] : arity;
  return { least, most, run };
}

export const nullable = (arity: Arity, run: Run): Operator => ({ ...plain(arity, run), isNullable: true });

/** An operator that takes its arguments one by one, until one of them is null or missing. */
export const folding = (start: unknown, step: (state: never, value: unknown, name: string) => unknown): Operator =>
  plain(many, (values, name) => {
    const end = values.findIndex(isNullish);
    const state = values
      .slice(0, end < 0 ? values.length : end)
      .reduce((so, value) => step(so as never, value, name), start);
    return end < 0 ? state : null;
  });

/** An operator that takes one document with named arguments. */
export const named = (required: readonly string[], optional: readonly string[], run: Run): Operator => ({
  ...plain(1, run),
  required,
  optional,
});

/** Computes the arguments, then the operator. An argument that is not given is `undefined`; a missing one null, if that is all the same. */
export function applied(operator: Operator, parts: readonly (Evaluate | undefined)[], name: string): Evaluate {
  const { run, isNullable, required } = operator;
  const missing = isNullable || required ? null : undefined;
  return (scope) => {
    const values = parts.map((part) => part && (part(scope) ?? missing));
    return isNullable && values.includes(null) ? null : run(values, name);
  };
}
