import {
  errorCatalogue,
  type BodyOf,
  type Call,
  type FieldError,
  type ParamsOf,
  type QueryOf,
} from '@portal/contracts';
import type { Request } from 'express';
import type * as z from 'zod';
import { DomainError } from '../errors';

/** The path parameters; one that is malformed names nothing that exists, so it is a 404. */
export function parseParams<C extends Call>(call: C, params: unknown): ParamsOf<C> {
  const parsed = call.params.safeParse({ ...(params as object) });
  if (parsed.success) return parsed.data as ParamsOf<C>;
  const notFound = call.errors.find((code) => errorCatalogue[code].kind === 'not-found');
  throw new DomainError(notFound ?? 'REQUEST.NOT_FOUND');
}

/** The query; unknown names and repeated ones are refused. */
export function parseQuery<C extends Call>(call: C, query: unknown): QueryOf<C> {
  return parseFields(call.query, { ...(query as object) }) as QueryOf<C>;
}

/** The body of a write; no body counts as an empty object. */
export function parseBody<C extends Call>(call: C, req: Request): BodyOf<C> {
  if (call.method === 'GET') return parseFields(call.body, {}) as BodyOf<C>;
  if (req.body === undefined && hasContent(req)) throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
  return parseFields(call.body, (req.body as unknown) ?? {}) as BodyOf<C>;
}

function hasContent({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function parseFields(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { error: plainMessage });
  if (parsed.success) return parsed.data;
  throw new DomainError('REQUEST.INVALID', { errors: parsed.error.issues.flatMap(fieldErrors) });
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
