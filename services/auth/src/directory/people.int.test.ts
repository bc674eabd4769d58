import type { Person } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { TestService } from '@portal/test-kit';
import { startCallSuite, authUseCases } from '../../testing/call-suite';
import { announceUnit, presidentOf, signedIn } from '../../testing/fixtures';
import { type RunningAuth, startAuth } from '../../testing/running-auth';

let auth: RunningAuth;
let president: Awaited<ReturnType<typeof presidentOf>>;
let secretary: Awaited<ReturnType<typeof signedIn>>;
let unit: object;
beforeAll(async () => {
  auth = await startAuth();
  president = await presidentOf(auth, { name: 'Kavya Iyer', email: 'president@example.edu' });
  secretary = await signedIn(auth, { name: 'Ravi Kumar', email: 'ravi@example.edu' });
  await president.give(secretary.userId, { role: 'GENSEC_SPORTS', until: inTwoDays() });
  await secretary.page.post('/auth/refresh');
  const coordinator = await signedIn(auth, { name: 'Zoya Coordinator', email: 'coding.club@example.edu' });
  await president.give(coordinator.userId, { role: 'CLUB_COORDINATOR' });
  const id = await announceUnit(auth, { contactEmail: coordinator.email });
  unit = { id, name: 'Coding Club', category: 'scitech' };
  const other = await signedIn(auth, { name: 'Yash Coordinator', email: 'music.club@example.edu' });
  const unit_id = await announceUnit(auth, { name: 'Music Club', category: 'cultural' });
  await president.give(other.userId, { role: 'CLUB_COORDINATOR', unit_id });
  await signedIn(auth, { name: 'Asha Nair', email: 'asha@example.edu' });
  await signedIn(auth, { name: 'Ásha Rao', email: 'second.asha@example.edu' });
});
afterAll(() => auth.remove());

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const namesOf = (people: Person[]) => people.map(({ personal_info: { name } }) => name);

describe('the list of people', () => {
  it.each([
    ['asha', ['Asha Nair', 'Ásha Rao']],
    ['ASHA na', ['Asha Nair']],
    ['second', ['Ásha Rao']],
    ['club', ['Yash Coordinator', 'Zoya Coordinator']],
    ['ravi@example.edu', ['Ravi Kumar']],
    ['music', ['Yash Coordinator']],
    ['yash music', ['Yash Coordinator']],
    ['yash coding', []],
    ['.*', []],
    ['sha', []],
  ])('finds by %j', async (q, names) => {
    const { people, headers } = await president.find(`?q=${encodeURIComponent(q)}`);
    expect(namesOf(people)).toEqual(names);
    expect(headers.get('x-total-count')).toBe(String(names.length));
  });

  it('finds coordinators by what their unit is called now, however it is theirs, and for as long as it is', async () => {
    const given = await signedIn(auth, { name: 'Given Unit', email: 'given@example.edu' });
    const unit_id = await announceUnit(auth, { name: 'Quiz Society', category: 'academic' });
    await president.give(given.userId, { role: 'CLUB_COORDINATOR', unit_id });
    const contact = await signedIn(auth, { name: 'Contact Unit', email: 'contact@example.edu' });
    await president.give(contact.userId, { role: 'CLUB_COORDINATOR' });
    const ofContact = { unitId: newId(), name: 'Quiz-Night Team', contactEmail: contact.email };
    await announceUnit(auth, ofContact);
    const found = async (q: string) => namesOf((await president.find(`?q=${q}`)).people);
    expect(await found('quiz')).toEqual(['Contact Unit', 'Given Unit']);
    expect(await found('night')).toEqual(['Contact Unit']);
    expect(await found('quiz%20given')).toEqual(['Given Unit']);
    await announceUnit(auth, { ...ofContact, version: 2, name: 'Puzzle Team' });
    expect(await found('quiz')).toEqual(['Given Unit']);
    expect(await found('puzzle')).toEqual(['Contact Unit']);
    await president.give(given.userId, { role: 'STUDENT' });
    await president.give(contact.userId, { role: 'STUDENT' });
    for (const q of ['quiz', 'puzzle']) expect(await found(q)).toEqual([]);
  });

  it('finds by the beginning of the student ID, and by what somebody is called now', async () => {
    const person = await signedIn(auth, { name: 'Before Name', email: 'renamed@example.edu' });
    const profile = { version: 1, userId: person.userId, name: 'After Name', studentId: '77123', onboarded: true };
    await person.page.post('/internal/profiles', { ...profile, profilePic: '/p' });
    for (const q of ['77', 'after', 'renamed']) {
      expect(namesOf((await president.find(`?q=${q}`)).people)).toEqual(['After Name']);
    }
    for (const q of ['before', person.ID]) expect((await president.find(`?q=${q}`)).people).toEqual([]);
  });

  it('shows the president who holds which office, for what unit and until when', async () => {
    const { people } = await president.find('?role=officers');
    expect(namesOf(people)).toEqual(['Kavya Iyer', 'Ravi Kumar', 'Yash Coordinator', 'Zoya Coordinator']);
    expect(people).toMatchObject([
      { role: 'PRESIDENT', roleUntil: null },
      { role: 'GENSEC_SPORTS', roleUntil: inTwoDays(), roleSince: expect.any(String) },
      { role: 'CLUB_COORDINATOR', unit: { name: 'Music Club', category: 'cultural' } },
      { role: 'CLUB_COORDINATOR', unit },
    ]);
  });

  it('shows a general secretary who they are, and not the terms of their offices', async () => {
    const { body } = await secretary.page.get('/auth/users?role=officers');
    const people = body as unknown as Person[];
    expect(people).toHaveLength(4);
    for (const person of people) {
      expect(Object.keys(person).toSorted()).toEqual(['_id', 'personal_info', 'role', 'user_id', 'username']);
    }
  });

  it('can be of one role', async () => {
    expect(namesOf((await president.find('?role=GENSEC_SPORTS')).people)).toEqual(['Ravi Kumar']);
    expect(namesOf((await president.find('?role=STUDENT&q=asha')).people)).toEqual(['Asha Nair', 'Ásha Rao']);
  });

  it('comes by name, page by page', async () => {
    const seen: string[] = [];
    for (let next: string | undefined = '?limit=2'; next;) {
      const { people, headers } = await president.find(next);
      seen.push(...namesOf(people));
      next = /<[^>?]*(\?[^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen.length).toBe(await auth.collection('accounts').countDocuments());
    expect(seen).toEqual(seen.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });
});

describe('accounts of before people could be searched for', () => {
  it('are found after the next start', async () => {
    const { userId } = await signedIn(auth, { name: 'Old T’Imer' });
    const accounts = auth.collection('accounts');
    const unit_id = await announceUnit(auth, { name: 'Drama Troupe', category: 'cultural' });
    await president.give(userId, { role: 'CLUB_COORDINATOR', unit_id });
    await auth.collection('units').updateMany({}, { $unset: { nameWords: 1 } });
    const { _id } = (await accounts.findOne({ name: 'Old T’Imer' })) ?? {};
    expect(String(_id)).toBe(userId);
    await accounts.updateOne({ name: 'Old T’Imer' }, { $unset: { nameKey: 1, searchWords: 1, roleSince: 1 } });
    for (const q of ['timer', 'imer', 'drama']) expect((await president.find(`?q=${q}`)).people).toEqual([]);
    await auth.collection('migrations').deleteMany({});
    await (await startAuth({ database: auth.database })).stop();
    for (const q of ['timer', 'imer', 'drama']) {
      expect(namesOf((await president.find(`?q=${q}`)).people)).toEqual(['Old T’Imer']);
    }
  });
});

describe('a page of people', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startCallSuite();
    const { register, giveRole } = authUseCases(service);
    for (let number = 0; number < 60; number += 1) {
      const email = `person.${number}@example.edu`;
      const { id } = await register({ name: `Person ${number}`, ID: String(50_000 + number), email, password: null });
      if (number % 2) await giveRole(null, id, 'CLUB_COORDINATOR');
    }
  });
  afterAll(() => service.stop());

  it('of fifty asks the store four times: once for units that are called so', async () => {
    service.takeCommands();
    const { body } = await service.request<Person[]>('PRESIDENT', 'GET', '/auth/users?q=person');
    expect(body).toHaveLength(50);
    const commands = service.takeCommands().map(({ name, collection }) => `${name} ${collection}`);
    expect(commands.toSorted()).toEqual(['aggregate accounts', 'find accounts', 'find units', 'find units']);
  });
});
