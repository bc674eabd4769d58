import { randomUUID } from 'node:crypto';
import {
  type Clock,
  type StoreCommand,
  createInProcessBus,
  createLogger,
  outboxRows,
  runService,
} from '@portal/service-kit';
import { watchWritesOutsideTransactions } from '@portal/test-kit';
import { authService } from '../src/index';

/** A clock that a test moves. */
export interface MovingClock extends Clock {
  pass(ms: number): void;
}

export function movingClock(): MovingClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass(ms) {
      ahead += ms;
    },
  };
}

interface Options {
  env?: Record<string, string>;
  clock?: Clock;
  database?: string;
  lines?: string[];
  onCommand?: (command: StoreCommand) => void;
}

/** The real service on the test store, with hashes cheap enough for tests. */
export async function startAuth({ env = {}, clock, database, lines = [], onCommand }: Options = {}) {
  const logger = createLogger({ name: 'auth', level: 'info', destination: { write: (line) => void lines.push(line) } });
  const bus = createInProcessBus({ logger });
  const name = database ?? `test_auth_${randomUUID().slice(0, 8)}`;
  const outsideWrites = watchWritesOutsideTransactions();
  const running = await runService(authService, {
    env: {
      MONGO_URL: process.env.MONGO_URL,
      AUTH_KEYSET_URL: 'http://127.0.0.1:1/unused',
      AUTH_HASH_MEMORY_KIB: '64',
      AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
      ...env,
    },
    bus,
    logger,
    database: name,
    ...(clock && { clock }),
    onCommand(command) {
      outsideWrites.watch(command);
      onCommand?.(command);
    },
  });
  return {
    ...running,
    bus,
    database: name,
    events: async () =>
      (await outboxRows(running.store.connection).find().sort({ seq: 1 }).toArray()).map((row) => row.event),
    collection: (collection: string) => running.store.connection.collection(collection),
    async remove() {
      await running.store.connection.dropDatabase();
      await running.stop();
      await bus.close();
      outsideWrites.expectNone();
    },
  };
}

export type RunningAuth = Awaited<ReturnType<typeof startAuth>>;

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A browser as far as auth cares: it keeps cookies, and passes the access cookie on as the gateway would. */
export class Browser {
  readonly cookies = new Map<string, string>();
  lastSetCookies: string[] = [];

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  copy(): Browser {
    const copy = new Browser(this.url, this.headers);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Whether it holds a cookie of a session. */
  hasSession(): boolean {
    return [...this.cookies.keys()].some((name) => /portal_(access|refresh)$/.test(name));
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const access = this.cookies.get('portal_access') ?? this.cookies.get('__Host-portal_access');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
        ...(access && { Authorization: `Bearer ${access}` }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.keep(response.headers.getSetCookie());
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body: unknown = {}) => this.send('POST', path, body);

  private keep(setCookies: string[]) {
    this.lastSetCookies = setCookies;
    for (const line of setCookies) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }
}

let counter = 12_240_000;

/** Registers a student of its own. */
export function newPerson(more: Partial<Record<'name' | 'email' | 'password', string>> = {}) {
  counter += 1;
  return {
    name: 'Asha Nair',
    ID: String(counter),
    email: `asha.${counter}@example.edu`,
    password: 'gulmohar rains 77',
    ...more,
  };
}
