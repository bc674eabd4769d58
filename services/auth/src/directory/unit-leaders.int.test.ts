import { calls, type UnitLeader } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { announceUnit, presidentOf, signedIn } from '../../testing/fixtures';
import { Browser, type RunningAuth, startAuth } from '../../testing/running-auth';

describe('who leads a unit', () => {
  let auth: RunningAuth;
  let president: Awaited<ReturnType<typeof presidentOf>>;
  let student: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    auth = await startAuth();
    president = await presidentOf(auth, { name: 'Kavya Iyer', email: 'president@example.edu' });
    student = await signedIn(auth, { name: 'Asha Nair' });
    const secretary = await signedIn(auth, { name: 'Arjun Menon' });
    await president.give(secretary.userId, { role: 'GENSEC_SCITECH' });
    const other = await signedIn(auth, { name: 'Zoya Khan' });
    await president.give(other.userId, { role: 'GENSEC_CULTURAL' });
  });
  afterAll(() => auth.remove());

  async function coordinator(name: string, options: { unit_id?: string; email?: string }) {
    const person = await signedIn(auth, { name, ...(options.email && { email: options.email }) });
    await president.give(person.userId, {
      role: 'CLUB_COORDINATOR',
      ...(options.unit_id && { unit_id: options.unit_id }),
    });
    return person;
  }
  async function leadersOf(id: string) {
    const { status, body } = await student.page.get(calls.listUnitLeaders.path.replace(':id', id));
    return { status, body: body as unknown as UnitLeader[] };
  }
  const namesOf = async (id: string) => (await leadersOf(id)).body.map(({ personal_info: { name } }) => name);

  it('are its coordinators, however it is theirs, then the general secretary of its category', async () => {
    const email = 'robotics@example.edu';
    const id = await announceUnit(auth, { unitId: newId(), contactEmail: email });
    await coordinator('Sneha Kulkarni', { unit_id: id });
    await coordinator('Bharat Gill', { email });
    await coordinator('Rohan Mehta', { unit_id: await announceUnit(auth, { unitId: newId(), category: 'cultural' }) });
    expect(await namesOf(id)).toEqual(['Bharat Gill', 'Sneha Kulkarni', 'Arjun Menon']);
  });

  it('are told by name, picture and office alone', async () => {
    const { body } = await leadersOf(await announceUnit(auth, { unitId: newId() }));
    expect(body).toEqual([{ _id: expect.any(String), role: 'GENSEC_SCITECH', personal_info: { name: 'Arjun Menon' } }]);
  });

  it('are no longer those whose office ended, nor whose address a closed unit has', async () => {
    const unit = { unitId: newId(), contactEmail: 'astronomy@example.edu' };
    const id = await announceUnit(auth, unit);
    const former = await coordinator('Former Lead', { unit_id: id });
    await coordinator('Contact Lead', { email: unit.contactEmail });
    expect(await namesOf(id)).toEqual(['Contact Lead', 'Former Lead', 'Arjun Menon']);
    await president.give(former.userId, { role: 'STUDENT' });
    await announceUnit(auth, { ...unit, version: 2, active: false });
    expect(await namesOf(id)).toEqual(['Arjun Menon']);
  });

  it('is the president for an independent unit', async () => {
    expect(await namesOf(await announceUnit(auth, { unitId: newId(), category: 'independent' }))).toEqual([
      'Kavya Iyer',
    ]);
  });

  it('leaves a unit that nobody coordinates to be found by its contact address, and no other', async () => {
    const contactEmail = 'quiz.club@example.edu';
    const id = await announceUnit(auth, { unitId: newId(), name: 'Quiz Club', contactEmail });
    const unitOf = async (username: string) => {
      const path = calls.findCoordinatorUnit.path.replace(':username', username);
      return (await new Browser(auth.url).get(path)).body.unit;
    };
    expect(await unitOf(contactEmail)).toMatchObject({ id, name: 'Quiz Club' });
    expect(await unitOf('nobody.at.all@example.edu')).toBeNull();
    const lead = await coordinator('Meera Das', { unit_id: id });
    expect(await unitOf(contactEmail)).toBeNull();
    expect(await unitOf(lead.email)).toMatchObject({ id });
    await announceUnit(auth, { unitId: id, contactEmail, version: 2, active: false });
    await president.give(lead.userId, { role: 'STUDENT' });
    expect(await unitOf(contactEmail)).toBeNull();
  });

  it('is not known for a unit that is not there', async () => {
    expect((await leadersOf(newId())).status).toBe(404);
  });
});
