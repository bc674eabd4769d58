import type { Call, CallName, EventName, Upload } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import type { As, CallerKind } from '../actors';
import type { RequestExtras, TestResponse } from '../request';
import type { TestService } from '../test-service';

/** A request of a call: what to put into its path, query and body. */
export interface CallRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The file of a call that takes one; the body's fields are then sent beside it in a form. */
  file?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** The caller and the world for which a fixture makes a request. */
export interface FixtureInput<World> {
  world: World;
  caller: CallerKind;
  /** Null for a visitor. */
  actor: Actor | null;
  service: TestService;
}

/** Requests of one call, made anew for each test because a write may be possible only once. */
export interface CallFixture<World> {
  /** A request that this caller may make, and that must succeed. */
  inScope(input: FixtureInput<World>): CallRequest | Promise<CallRequest>;
  /** The same by a caller whose role is right, on a thing outside its scope: must be a 403 or 404. */
  outOfScope?(input: FixtureInput<World>): CallRequest | Promise<CallRequest>;
  /** For a list, where out of scope means left out: must throw when the answer shows something outside the scope. */
  onlyInScope?(answer: unknown, input: FixtureInput<World>): void | Promise<void>;
  /** The person to act as, where the one of `actorOf(kind)` does not do. */
  actor?(input: Omit<FixtureInput<World>, 'actor'>): Actor | null | Promise<Actor | null>;
}

/** What the generated suites need: how to start the service, what must be there, and a fixture a call. */
export interface CallSuite<World> {
  start(): Promise<TestService>;
  /** Prepares what the fixtures refer to. */
  seed?(service: TestService): Promise<World>;
  calls: { [Name in CallName]?: CallFixture<World> };
  /** Events that writes emit only in cases which no fixture makes; other tests show them. */
  emittedElsewhere?: readonly EventName[];
}

/**
 * The fixture of a call. A read of anything that needs no parameters needs none of its own: the empty request succeeds.
 */
export function fixtureOf<World>({ calls }: CallSuite<World>, call: Call): CallFixture<World> | undefined {
  const fixture = calls[call.name as keyof typeof calls];
  return fixture ?? (succeedsEmpty(call) ? { inScope: () => ({}) } : undefined);
}

function succeedsEmpty({ method, params, query, who }: Call): boolean {
  const isScoped = Object.values(who).some((rule) => rule !== 'any');
  return method === 'GET' && !isScoped && [params, query].every((schema) => schema.safeParse({}).success);
}

/** Sends a call's request and answers the response. */
export function send(
  service: TestService,
  call: Call,
  as: As,
  request: CallRequest,
  extras: RequestExtras & { address?: string } = {},
): Promise<TestResponse> {
  const { address = addressOf(call, request), ...more } = extras;
  const form = call.upload && request.file && { raw: formOf(call.upload, request.file, request.body) };
  const withBody = call.method !== 'GET' && !form && extras.raw === undefined;
  return service.request(as, call.method, address, withBody ? (request.body ?? {}) : undefined, {
    ...form,
    ...more,
    headers: { ...request.headers, ...extras.headers },
  });
}

/** The form of an upload: its file and the body's fields. */
export function formOf({ field }: Upload, file: Uint8Array<ArrayBuffer>, body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, string>)) form.set(name, value);
  form.set(field, new Blob([file]), 'file');
  return form;
}

/** The address of a request; a parameter without a value gets a well-formed id that nothing has. */
export function addressOf(call: Call, { params = {}, query = {} }: CallRequest): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'dddddddddddddddddddddd01'),
  );
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** True when neither path, query nor body can name a thing: the session alone decides what the call is about. */
export function namesNothing(call: Call): boolean {
  return [call.params, call.query, call.body].every((schema) => fieldsOf(schema)?.length === 0);
}

/** The field names of an object schema; nothing for a schema of another kind. */
export function fieldsOf(schema: object): string[] | undefined {
  const shape = 'shape' in schema ? schema.shape : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : undefined;
}

/** Whether an object schema refuses names it does not know. */
export function isStrict(schema: Call['query']): boolean {
  const issues = schema.safeParse({ 'not-a-name': '1' }).error?.issues ?? [];
  return issues.some(({ code }) => code === 'unrecognized_keys');
}

/** Holds a refusal against the form all of them have: problem+json with a message, and nothing of the inside. */
export function expectProblem({ status, headers, body, text }: TestResponse, allowed: readonly number[]): void {
  expect({ status, allowed: allowed.includes(status), text }).toMatchObject({ allowed: true });
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body).toMatchObject({
    status,
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[A-Z_]+\.[A-Z_]+$/),
    requestId: expect.stringMatching(/\S/),
  });
  expect(text).not.toMatch(INSIDES);
}

const INSIDES =
  /node_modules|\.[cm]?[jt]s:\d|\bat \S+ \(|stack|mongo|mongoose|zod|BSON|SyntaxError|TypeError|E11000|\/(src|home|tmp|usr)\//i;
