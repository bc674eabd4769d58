import {
  extendZodWithOpenApi,
  OpenApiGeneratorV31,
  OpenAPIRegistry,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import {
  errorCatalogue,
  isInternal,
  problem,
  statusOf,
  type Call,
  type ErrorCode,
  type ServiceName,
} from '@portal/contracts';
import { Router } from 'express';
import * as z from 'zod';

extendZodWithOpenApi(z);

/** The OpenAPI 3.1 document of a service, made from its rows of the call table; calls between services are left out. */
export function openApiDocument(service: ServiceName, calls: readonly Call[]): object {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'session', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' });
  for (const call of calls) if (!isInternal(call)) registry.registerPath(describeCall(call));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: `Campus portal: ${service}`, version: '0.1.0' },
    servers: [{ url: '/' }],
  });
}

/** `GET /openapi.json`, written out at the first request. */
export function openApiRoute(service: ServiceName, calls: readonly Call[]): Router {
  const router = Router();
  let document: object | undefined;
  router.get('/openapi.json', (_req, res) => void res.json((document ??= openApiDocument(service, calls))));
  return router;
}

function describeCall(call: Call): RouteConfig {
  return {
    operationId: call.name,
    tags: [call.service],
    summary: call.summary,
    method: call.method.toLowerCase() as RouteConfig['method'],
    path: call.path.replace(/:(\w+)/g, '{$1}'),
    ...(!call.anonymous && { security: [{ session: [] }] }),
    request: {
      ...(!isEmpty(call.params) && { params: call.params as z.ZodObject }),
      ...(!isEmpty(call.query) && { query: call.query as z.ZodObject }),
      ...bodyOf(call),
    },
    responses: { ...answers(call), ...failures(call) },
    'x-who': call.who,
  } as RouteConfig;
}

function bodyOf({ method, body, upload }: Call) {
  if (upload) {
    const form = (body as z.ZodObject).extend({ [upload.field]: z.string().openapi({ format: 'binary' }) });
    return { body: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (method === 'GET' || isEmpty(body)) return {};
  return { body: { required: true, content: { 'application/json': { schema: body } } } };
}

function answers(call: Call): RouteConfig['responses'] {
  if (call.status === 204 || call.status === 302) return { [call.status]: { description: call.summary } };
  const content = Object.fromEntries(call.produces.map((type) => [type, { schema: call.answer }]));
  return { [call.status]: { description: call.summary, content } };
}

function failures(call: Call): RouteConfig['responses'] {
  const codes = new Set<ErrorCode>([...call.errors, 'SYSTEM.UNAVAILABLE']);
  if (!isEmpty(call.query) || call.method !== 'GET') codes.add('REQUEST.INVALID');
  if (!isEmpty(call.params)) codes.add('REQUEST.NOT_FOUND');
  if (!call.anonymous) codes.add('AUTH.SESSION_REQUIRED').add('ACCESS.FORBIDDEN');
  const lines = new Map<number, string[]>();
  for (const code of codes) {
    const status = statusOf(code);
    lines.set(status, [...(lines.get(status) ?? []), `${code}: ${errorCatalogue[code].message}`]);
  }
  return Object.fromEntries(
    [...lines].map(([status, texts]) => [
      status,
      { description: texts.join('\n'), content: { 'application/problem+json': { schema: problem } } },
    ]),
  );
}

function isEmpty(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0;
}
