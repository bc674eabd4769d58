import type { Role } from '@portal/contracts';
import { newId, type Actor } from '@portal/service-kit';
import { actorOf, roleOf, startTestService, testSigningKey, type CallerKind, type TestService } from '@portal/test-kit';
import { authService } from '../src/index';
import { hashOfSecret, newLink, type LinkPurpose } from '../src/links/domain';
import { Browser, newPerson } from './running-auth';

interface WithTextId {
  _id: string;
  [field: string]: unknown;
}

/** Auth that signs and believes the test key, so that tokens of test people are its own. */
export const startCallSuite = () =>
  startTestService(authService, {
    env: {
      AUTH_HASH_MEMORY_KIB: '64',
      AUTH_REGISTRATIONS: '1000',
      AUTH_RECOVERIES: '1000',
      AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    },
    async prepare(database) {
      const { kid, ...key } = testSigningKey();
      const at = new Date();
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
export async function personOf(service: TestService, kind: CallerKind): Promise<Actor | null> {
  const role = roleOf(kind);
  if (kind === 'visitor' || role === null) return null;
  const account = await addAccount(service, role);
  return actorOf(kind, { userId: account.id, username: account.username, name: account.name, sessionId: newId() });
}

export async function addAccount(service: TestService, role: Role = 'STUDENT') {
  const { register, giveRole } = authUseCases(service);
  const account = await register(newPerson(), { emailConfirmed: true });
  return role === 'STUDENT' ? account : giveRole(null, account.id, role);
}

/** Somebody whose address nobody has confirmed. */
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

/** A link as its letter would hold it. */
export async function plantLink(service: Pick<TestService, 'store'>, purpose: LinkPurpose, userId: string) {
  const { id, secret } = newLink();
  const expiresAt = new Date(Date.now() + 60_000);
  await service.store.connection
    .collection<WithTextId>('links')
    .insertOne({ _id: id, purpose, userId, mailId: newId(), secretHash: hashOfSecret(secret), expiresAt });
  return { id, secret };
}

/** A unit as org tells of it. */
export async function plantUnit(service: TestService): Promise<string> {
  const unit = { name: 'Coding Club', category: 'scitech', contactEmail: 'club@example.edu', active: true, version: 1 };
  const _id = newId();
  await service.store.connection.collection<WithTextId>('units').insertOne({ _id, ...unit });
  return _id;
}
