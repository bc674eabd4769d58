import type { EventData } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';
import { Browser, type RunningAuth, movingClock, newPerson, startAuth } from '../../test/running-auth';

const clock = movingClock();
let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth({ clock, env: { PORTAL_PRESIDENT_EMAIL: 'First.President@example.edu' } });
});
afterAll(() => auth.remove());

async function signedIn(email?: string) {
  const page = new Browser(auth.url);
  const person = newPerson(email ? { email } : {});
  const { body } = await page.post('/auth/register', person);
  const user = body.user as { _id: string; role: string };
  return { page, userId: user._id, role: user.role, email: person.email };
}
const claimsOf = (page: Browser) =>
  jsonwebtoken.decode(page.cookies.get('portal_access') ?? '') as jsonwebtoken.JwtPayload;
const revocations = async () => (await new Browser(auth.url).get('/internal/revocations')).body.revocations;

async function announceUnit(unit: Partial<EventData<'org.unit.created.v1'>>, id = newId()) {
  const data = { version: 1, unitId: newId(), name: 'Coding Club', type: 'Club', category: 'scitech', ...unit };
  const event = {
    specversion: '1.0',
    id,
    source: '/services/org',
    type: 'org.unit.created.v1',
    time: clock.now().toISOString(),
    subject: data.unitId,
    datacontenttype: 'application/json',
    actor: null,
    data: { parentUnitId: null, contactEmail: 'club@example.edu', active: true, ...data },
  } as const;
  await auth.bus.publish(event as Parameters<typeof auth.bus.publish>[0]);
  return data.unitId;
}

describe('roles', () => {
  it('makes the configured address the first president', async () => {
    expect((await signedIn('first.president@example.edu')).role).toBe('PRESIDENT');
  });

  it('makes it president at the next start when it had registered before', async () => {
    const { email } = await signedIn();
    const again = await startAuth({ env: { PORTAL_PRESIDENT_EMAIL: email }, database: auth.database });
    expect((await again.useCases.findByUsername(email))?.role).toBe('PRESIDENT');
    await again.stop();
  });

  it('reach the next token, the gateway and the other services', async () => {
    const { page, userId } = await signedIn();
    const old = claimsOf(page);
    await auth.useCases.giveRole(null, userId, 'GENSEC_SPORTS');
    expect(await revocations()).toContain(`a.${userId}.2`);
    expect(old.ver).toBe(1);
    await page.post('/auth/refresh');
    expect(claimsOf(page)).toMatchObject({ ver: 2, role: 'GENSEC_SPORTS', sid: old.sid });
    const event = (await auth.events()).findLast(({ type }) => type === 'auth.account.role-changed.v1');
    expect(event).toMatchObject({
      subject: userId,
      data: { role: 'GENSEC_SPORTS', previousRole: 'STUDENT', version: 2 },
    });
  });

  it('end by themselves on their last day', async () => {
    const { page, userId } = await signedIn();
    const until = new Date(clock.now().getTime() + 3_600_000);
    await auth.useCases.giveRole(null, userId, 'GENSEC_SPORTS', { until });
    expect((await page.get('/auth/fetchAuth')).body.role).toBe('GENSEC_SPORTS');
    clock.pass(3_600_001);
    await page.post('/auth/refresh');
    expect((await page.get('/auth/fetchAuth')).body.role).toBe('STUDENT');
    expect(claimsOf(page).role).toBe('STUDENT');
  });

  it('are never changed by their holder', async () => {
    const { userId, email } = await signedIn();
    const actor = {
      userId,
      sessionId: newId(),
      username: email,
      name: 'A',
      role: 'PRESIDENT',
      onboarded: true,
      emailConfirmed: true,
    } as const;
    await expect(auth.useCases.giveRole(actor, userId, 'STUDENT')).rejects.toMatchObject({ code: 'USER.OWN_ROLE' });
  });

  it('leave the portal at least one president, also when the last two end each other', async () => {
    const lonely = await startAuth();
    const make = async () => {
      const account = await lonely.useCases.register(newPerson());
      return lonely.useCases.giveRole(null, account.id, 'PRESIDENT');
    };
    const [first, second] = [await make(), await make()];
    const ends = await Promise.allSettled(
      [first, second].map(({ id }) => lonely.useCases.giveRole(null, id, 'STUDENT')),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({ code: 'USER.LAST_PRESIDENT' });
    await lonely.remove();
  });
});

describe('the unit of a coordinator', () => {
  it('is the one whose contact address is theirs, from the moment it exists', async () => {
    const { page, userId, email } = await signedIn();
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR');
    await page.post('/auth/refresh');
    expect(claimsOf(page).unit).toBeUndefined();
    const unitId = await announceUnit({ contactEmail: email.toUpperCase() });
    expect(await revocations()).toContain(`a.${userId}.3`);
    await page.post('/auth/refresh');
    const unit = { id: unitId, name: 'Coding Club', category: 'scitech' };
    expect(claimsOf(page).unit).toEqual(unit);
    expect((await page.get('/auth/fetchAuth')).body.user).toMatchObject({ unit });
  });

  it('can be named with the role', async () => {
    const { page, userId } = await signedIn();
    const unitId = await announceUnit({ name: 'Music Club', category: 'cultural' });
    await auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR', { unitId });
    await page.post('/auth/refresh');
    expect(claimsOf(page).unit).toMatchObject({ id: unitId, name: 'Music Club' });
  });

  it('must exist', async () => {
    const { userId } = await signedIn();
    const grant = auth.useCases.giveRole(null, userId, 'CLUB_COORDINATOR', { unitId: newId() });
    await expect(grant).rejects.toMatchObject({ code: 'UNIT.NOT_FOUND' });
  });

  it('stays the newest one told, however often and in whatever order', async () => {
    const eventId = newId();
    const unitId = await announceUnit({ name: 'New Name', version: 2 }, eventId);
    await announceUnit({ unitId, name: 'New Name', version: 2 }, eventId);
    await announceUnit({ unitId, name: 'Old Name', version: 1 });
    expect(await auth.collection('units').find({ name: /Name$/ }).toArray()).toMatchObject([
      { name: 'New Name', version: 2 },
    ]);
  });
});
