import { errorCatalogue, type BodyOf, type Call, type ParamsOf, type QueryOf } from '@portal/contracts';
import type { Request } from 'express';
import { DomainError } from '../errors';
import { parseFields } from '../fields';

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
