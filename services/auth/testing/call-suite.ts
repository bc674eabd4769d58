import type { Role } from '@portal/contracts';
import { newId, type Actor } from '@portal/service-kit';
import { actorOf, roleOf, startTestService, testSigningKey } from '@portal/test-kit';
import type { CallerKind, TestService, TestServiceOptions } from '@portal/test-kit';
import { authService } from '../src/index';
import { hashOf, newSplitToken } from '../src/sessions/split-token.crypto';
import type { TokenPurpose } from '../src/email-links/one-time-token.domain';
import { Browser, newPerson } from './running-auth';

interface WithTextId {
  _id: string;
  [field: string]: unknown;
}

/** Auth that signs and believes the test key, so that tokens of test people are its own. */
export const startCallSuite = (options: Pick<TestServiceOptions, 'clock'> = {}) =>
  startTestService(authService, {
    ...options,
    env: {
      AUTH_HASH_MEMORY_KIB: '64',
      AUTH_REGISTRATIONS: '1000',
      AUTH_RECOVERIES: '1000',
      AUTH_RECOVERIES_PER_ADDRESS: '1000',
      AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    },
    async prepare(database) {
      const { kid, ...key } = testSigningKey();
      const at = options.clock?.now() ?? new Date();
      await database
        .collection<WithTextId>('signing_keys')
        .insertOne({ _id: kid, sequence: 1, ...key, createdAt: at, signsFrom: at });
    },
  }) as Promise<TestService>;

type UseCases =
  ReturnType<(typeof authService)['build']> extends infer Parts
    ? Awaited<Parts> extends { useCases: infer U }
      ? U
      : never
    : never;

export const authUseCases = (service: TestService) => service.useCases as UseCases;

/** A new person of a kind, with the password of {@link newPerson}; null for a visitor. */
export async function personOf(
  service: TestService,
  kind: CallerKind,
  details?: { ID: string | null },
): Promise<Actor | null> {
  const role = roleOf(kind);
  if (kind === 'visitor' || role === null) return null;
  const account = await addAccount(service, role, details);
  return actorOf(kind, { userId: account.id, username: account.username, name: account.name, sessionId: newId() });
}

/** The same with a session that auth knows. */
export async function signedInPersonOf(service: TestService, kind: CallerKind): Promise<Actor | null> {
  const person = await personOf(service, kind);
  return person && { ...person, sessionId: await sessionOf(service, person.username) };
}

export async function addAccount(service: TestService, role: Role = 'STUDENT', details?: { ID: string | null }) {
  const { register, giveRole } = authUseCases(service);
  const account = await register({ ...newPerson(), ...details }, { emailConfirmed: true });
  return role === 'STUDENT' ? account : giveRole(null, account.id, role);
}

/** A person whose address nobody has confirmed. */
export const addUnconfirmed = (service: TestService) => authUseCases(service).register(newPerson());

/** A browser with a session of its own, as headers. */
export async function sessionHeaders(service: TestService) {
  const page = new Browser(service.url);
  await page.post('/auth/register', newPerson());
  return { headers: { cookie: `portal_refresh=${page.cookies.get('portal_refresh')}` } };
}

/** Signs a person in and tells which session that is. */
export async function sessionOf(service: TestService, username: string): Promise<string> {
  const { password } = newPerson();
  const page = new Browser(service.url);
  await page.post('/auth/login', { email: username, password });
  const answer = await page.get('/auth/sessions');
  return (answer.body as unknown as { _id: string }[])[0]?._id ?? '';
}

/** A one-time token as its e-mail would hold it. */
export async function insertToken(service: Pick<TestService, 'store'>, purpose: TokenPurpose, userId: string) {
  const { id, secret } = newSplitToken();
  const expiresAt = new Date(Date.now() + 60_000);
  await service.store.connection
    .collection<WithTextId>('links')
    .insertOne({ _id: id, purpose, userId, mailId: newId(), secretHash: hashOf(secret), expiresAt });
  return { id, secret };
}

/** A unit of the read copy. */
export async function insertUnit(service: TestService): Promise<string> {
  const unit = { name: 'Coding Club', category: 'scitech', contactEmail: 'club@example.edu', active: true, version: 1 };
  const _id = newId();
  await service.store.connection.collection<WithTextId>('units').insertOne({ _id, ...unit });
  return _id;
}
