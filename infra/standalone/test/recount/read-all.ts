import type { Actor } from '@portal/service-kit';
import type { TestResponse, TestService } from '@portal/test-kit';

/** Every page of a list, as the actor sees it. */
export async function readAll<Row>(service: Pick<TestService, 'request'>, as: Actor, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=200`;
  while (next !== undefined) {
    const page: TestResponse<Row[]> = await service.request<Row[]>(as, 'GET', next);
    const { status, body, headers, text } = page;
    if (status !== 200) throw new Error(`${next} answered ${status}: ${text}`);
    rows.push(...body);
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return rows;
}

/** One answer, as the actor sees it. */
export async function readOne<Answer>(service: Pick<TestService, 'request'>, as: Actor, path: string): Promise<Answer> {
  const { status, body, text } = await service.request<Answer>(as, 'GET', path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return body;
}
