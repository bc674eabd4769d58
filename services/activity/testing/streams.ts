import { get } from 'node:http';
import type { ActivityAnswer } from '@portal/contracts';
import type { SignedInKind, TestService } from '@portal/test-kit';
import { actorOf, mintToken } from '@portal/test-kit';
import type { Actor } from '@portal/service-kit';

type As = SignedInKind | Actor;

export interface Received<Data> {
  id: string;
  event: string;
  data: Data;
}

export interface Watching<Data = ActivityAnswer> {
  status: number;
  type: string;
  retry: string | undefined;
  /** The events so far, the opening one included. */
  received: Received<Data>[];
  ended: boolean;
  leave(): void;
}

const watched: { leave(): void }[] = [];

/** Closes every stream that a test opened. */
export function leaveAll(): void {
  for (const { leave } of watched.splice(0)) leave();
}

/** Opens a stream over a connection of its own and collects what comes. */
export function watch<Data = ActivityAnswer>(
  service: Pick<TestService, 'url' | 'clock'>,
  as: As,
  { path = '/api/activities/stream', lastEventId }: { path?: string; lastEventId?: string | undefined } = {},
): Promise<Watching<Data>> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${mintToken(typeof as === 'string' ? actorOf(as) : as, service.clock)}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    const request = get(`${service.url}${path}`, { agent: false, headers }, (response) => {
      const watching: Watching<Data> = {
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        retry: undefined,
        received: [],
        ended: false,
        leave: () => request.destroy(),
      };
      watched.push(watching);
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) read(block, watching);
      });
      response.on('close', () => (watching.ended = true)).on('error', () => undefined);
      resolve(watching);
    });
    request.on('error', reject);
  });
}

function read<Data>(block: string, watching: Watching<Data>): void {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]));
  watching.retry = fields.get('retry') ?? watching.retry;
  const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  if (id !== undefined && event !== undefined && data !== undefined) {
    watching.received.push({ id, event, data: JSON.parse(data) as Data });
  }
}

/** Waits long, because busy machines are slow; what does not happen at all is still reported. */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`It did not happen: ${what}`);
}

/** Resolves when the stream has sent where it is. */
export const ready = (watching: Watching<unknown>) =>
  until(() => watching.received.length > 0, 'the stream says where it stands');
