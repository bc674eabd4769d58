/**
 * The part of zod that forms use. The shell provides this module for every `import ... from 'zod/mini'`, also in the
 * remotes: a name that is missing here is missing there, which the build checks.
 */
export {
  array,
  boolean,
  custom,
  enum,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  nullable,
  number,
  object,
  optional,
  overwrite,
  pipe,
  refine,
  regex,
  string,
  transform,
  trim,
} from 'zod/v4/mini';
export type { infer } from 'zod/v4/mini';
