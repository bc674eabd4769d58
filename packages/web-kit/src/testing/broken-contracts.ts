import type { Call } from '@portal/contracts';
import * as z from 'zod';

const broken: string[] = [];

/** What broke the contract of a call since the last time; a page may have shown it as an error of its own. */
export function takeBrokenContracts(): string[] {
  return broken.splice(0);
}

/** The parts of a request by the schemas of its call; null, after noting it, when one of them refuses. */
export async function checkedRequest(call: Call, request: Request, params: object) {
  const { body, file } = await contentOf(call, request);
  const parts = {
    params: check(call, 'params', call.params, { ...params }),
    query: check(call, 'query', call.query, queryOf(request)),
    body: check(call, 'body', call.body, body ?? {}),
  };
  if (!parts.params.success || !parts.query.success || !parts.body.success) return null;
  return {
    params: parts.params.data,
    query: parts.query.data,
    body: parts.body.data,
    file,
    headers: request.headers,
  };
}

/** An answer by the schema of its call, as a service sends it. */
export function checkedAnswer(call: Call, data: unknown): unknown {
  const parsed = check(call, 'answer', call.answer, data);
  return parsed.success ? parsed.data : data;
}

function check(call: Call, part: string, schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  if (!parsed.success) broken.push(`${call.name} breaks its contract (${part}):\n${z.prettifyError(parsed.error)}`);
  return parsed;
}

/** A repeated name is a list, as services read it. */
function queryOf(request: Request): Record<string, string | string[]> {
  const query = new URL(request.url).searchParams;
  return Object.fromEntries([...query.keys()].map((name) => [name, oneOrMany(query.getAll(name))]));
}

const oneOrMany = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : values);

/** The body, and the file of a multipart one; a GET has none. */
async function contentOf({ method, upload }: Call, request: Request): Promise<{ body?: unknown; file: File | null }> {
  if (method === 'GET') return { file: null };
  if (upload) {
    const { [upload.field]: file, ...body } = Object.fromEntries(await request.formData());
    return { body, file: typeof file === 'object' ? file : null };
  }
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  if (text === '') return { file: null };
  return { body: isJson ? (JSON.parse(text) as unknown) : text, file: null };
}
