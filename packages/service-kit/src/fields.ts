import type { FieldError } from '@portal/contracts';
import type * as z from 'zod';
import { DomainError } from './errors';

/** More than a form has fields; an answer does not grow with what was sent. */
const MAX_ERRORS = 100;

/** Input as its schema parses it; throws REQUEST.INVALID with each bad field otherwise. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: plainMessage });
  if (parsed.success) return parsed.data;
  throw new DomainError('REQUEST.INVALID', { errors: parsed.error.issues.flatMap(fieldErrors).slice(0, MAX_ERRORS) });
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'Unknown field.' }));
  }
  return [{ path: path.join('.'), message: issue.message }];
}

/** Plain sentences where the schema gives none of its own. */
function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'Please fill in this field.' : 'This value has the wrong type.';
  }
  if (issue.code === 'invalid_value') return 'Please choose one of the given values.';
  if (issue.code === 'invalid_union') return "This value isn't accepted.";
  return undefined;
}
