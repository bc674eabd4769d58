import { actorOf, eventOf, testClock } from '@portal/test-kit';
import type { AchievementAnswer } from '@portal/contracts';
import {
  clubEvent,
  giveBack,
  newAchievement,
  sendAchievement,
  tellClubEvent,
  verify,
} from '../../testing/achievements';
import { pdfOf, sendCertificate } from '../../testing/certificates';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';

type Person = Awaited<ReturnType<typeof onboardedPerson>>;
const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
let asha: Person;
let ravi: Person;
beforeAll(async () => {
  records = await startRecords({ clock });
  [asha, ravi] = [await onboardedPerson(records), await onboardedPerson(records)];
  await tellClubEvent(records);
});
afterAll(() => records.stop());

const upload = async (person: Person) => (await sendCertificate(records, person, pdfOf('award'))).body._id;
const change = (person: Person, id: string, body: object) =>
  records.request<AchievementAnswer>(person, 'PATCH', `/api/achievements/${id}`, body);
const withdraw = (person: Person, id: string) => records.request(person, 'DELETE', `/api/achievements/${id}`, {});
const list = async (person: Person, query = '') =>
  (await records.request<AchievementAnswer[]>(person, 'GET', `/api/achievements/${person.userId}${query}`)).body;
const eventsOf = async (id: string) =>
  (await records.outbox()).filter(({ subject }) => subject === id).map(({ type, data }) => ({ type, data }));

describe('an achievement', () => {
  it('has everything that was said of it, a code, and waits', async () => {
    const certificate_id = await upload(asha);
    const said = {
      title: 'Best Hack',
      description: 'A compiler in a day',
      level: 'inter-college',
      position: 'first place',
      certificate_url: 'https://example.edu/award',
    };
    const body = await newAchievement(records, asha, { ...said, certificate_id, event_id: clubEvent.eventId });
    expect(body).toMatchObject({
      ...said,
      version: 1,
      achievement_id: expect.stringMatching(/^ACH-2026-\d{4}$/),
      user_id: { _id: asha.userId, name: asha.name, user_id: asha.studentId, username: asha.username },
      category: 'Hackathon',
      type: 'technical',
      event_id: { _id: clubEvent.eventId, title: 'Git Clinic' },
      date_achieved: '2026-11-10',
      certificate: { _id: certificate_id, name: 'award.pdf', type: 'application/pdf' },
      state: 'pending',
      verified: false,
    });
    expect(await eventsOf(body._id)).toMatchObject([
      {
        type: 'records.achievement.added.v1',
        data: { title: 'Best Hack', unit: clubEvent.unit, verified: false, hasCertificate: true, userId: asha.userId },
      },
    ]);
  });

  it.each([
    ['another’s name', { user_id: 'f'.repeat(24) }, 403, 'RECORD.NOT_OWN'],
    ['an event that does not exist', { event_id: 'f'.repeat(24) }, 404, 'ACHIEVEMENT.EVENT_NOT_FOUND'],
    ['a file that does not exist', { certificate_id: 'f'.repeat(24) }, 404, 'CERTIFICATE.NOT_FOUND'],
    ['a day to come', { date_achieved: '2026-11-21' }, 400, 'REQUEST.INVALID'],
  ])('is not recorded with %s', async (_, changes, status, code) => {
    expect(await sendAchievement(records, asha, changes)).toMatchObject({ status, body: { code } });
  });

  it('takes a file that is one’s own, once', async () => {
    const certificate_id = await upload(asha);
    const refused = { status: 404, body: { code: 'CERTIFICATE.NOT_FOUND' } };
    expect(await sendAchievement(records, ravi, { certificate_id })).toMatchObject(refused);
    expect(await sendAchievement(records, asha, { certificate_id })).toMatchObject({ status: 201 });
    expect(await sendAchievement(records, asha, { certificate_id })).toMatchObject(refused);
  });

  it('is changed where nothing else changed it, and keeps the rest', async () => {
    const { _id } = await newAchievement(records, ravi, { level: 'national' });
    expect(await change(ravi, _id, { version: 1, title: 'Second' })).toMatchObject({
      status: 200,
      body: { version: 2, title: 'Second', level: 'national', state: 'pending' },
    });
    const refused = { status: 409, body: { code: 'ACHIEVEMENT.CHANGED_MEANWHILE' } };
    expect(await change(ravi, _id, { version: 1, title: 'Third' })).toMatchObject(refused);
    expect(await change(ravi, _id, { version: 2, title: 'Second' })).toMatchObject({ body: { version: 2 } });
    expect(await eventsOf(_id)).toMatchObject([{}, { data: { changed: ['title'], version: 2 } }]);
  });

  it('that was returned is submitted again by a change, and one that is verified is not changed', async () => {
    const { _id } = await newAchievement(records, ravi);
    await giveBack(records, 'PRESIDENT', _id, 'Which year?');
    expect((await list(ravi, '?state=returned'))[0]).toMatchObject({ _id, returned: { reason: 'Which year?' } });
    clock.advance(1000);
    const again = await change(ravi, _id, { version: 2, description: 'In 2026' });
    expect(again.body).toMatchObject({ version: 3, state: 'pending' });
    expect(again.body.returned).toBeUndefined();
    expect(again.body.submitted_at).toBe(clock.now().toISOString());
    await verify(records, 'PRESIDENT', _id);
    expect(await change(ravi, _id, { version: 4, title: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'ACHIEVEMENT.ALREADY_VERIFIED' },
    });
  });

  it('leaves no file behind when it is given another, loses it or is withdrawn', async () => {
    const before = await records.files();
    const [first, second] = [await upload(asha), await upload(asha)];
    const { _id } = await newAchievement(records, asha, { certificate_id: first });
    expect((await change(asha, _id, { version: 1, certificate_id: second })).status).toBe(200);
    expect([...(await records.files())].filter((name) => !before.has(name))).toEqual([`${second}.pdf`]);
    expect((await change(asha, _id, { version: 2, certificate_id: second, title: 'Same file' })).status).toBe(200);
    expect((await withdraw(asha, _id)).status).toBe(204);
    expect(await records.files()).toEqual(before);
    expect((await list(asha)).map((entry) => entry._id)).not.toContain(_id);
    expect((await eventsOf(_id)).at(-1)).toMatchObject({
      type: 'records.achievement.withdrawn.v1',
      data: { version: 4, title: 'Same file' },
    });
    expect((await withdraw(asha, _id)).status).toBe(404);
  });

  it('keeps its file for longer than a day', async () => {
    const certificate_id = await upload(asha);
    const { _id } = await newAchievement(records, asha, { certificate_id });
    clock.advance(25 * 3_600_000);
    await records.useCases.deleteOrphanedCertificates();
    expect(await records.files()).toContain(`${certificate_id}.pdf`);
    expect((await records.request(asha, 'GET', `/api/achievements/${_id}/certificate`)).status).toBe(200);
  });
});

describe('one’s own achievements', () => {
  it('are the newest first, by state and type, with their figures', async () => {
    const mira = await onboardedPerson(records);
    const one = await newAchievement(records, mira, { title: 'One' });
    clock.advance(1000);
    const two = await newAchievement(records, mira, { title: 'Two', type: 'sports' });
    clock.advance(1000);
    const three = await newAchievement(records, mira, { title: 'Three' });
    await verify(records, 'PRESIDENT', one._id);
    await giveBack(records, 'PRESIDENT', two._id);
    const titles = async (query: string) => (await list(mira, query)).map(({ title }) => title);
    expect(await titles('')).toEqual(['Three', 'Two', 'One']);
    expect(await titles('?type=technical')).toEqual(['Three', 'One']);
    expect(await titles('?state=verified&type=technical')).toEqual(['One']);
    const counts = await records.request(mira, 'GET', `/api/achievements/${mira.userId}/counts`);
    expect(counts.body).toEqual({ pending: 1, verified: 1, returned: 1 });
    expect((await list(mira)).find(({ _id }) => _id === one._id)).toMatchObject({
      verified_by: { name: actorOf('PRESIDENT').name },
    });
    expect(three.state).toBe('pending');
  });

  it('follow the names of their person and their event', async () => {
    const { _id } = await newAchievement(records, asha, { event_id: clubEvent.eventId });
    const account = { version: 9, userId: asha.userId, username: asha.username, name: 'Asha Renamed' };
    await records.deliver(
      eventOf('auth.account.changed.v1', { ...account, role: 'STUDENT', studentId: asha.studentId }),
    );
    const renamed = { ...clubEvent, version: 2, title: 'Git Clinic, again', changed: ['title'] };
    await records.deliver(eventOf('events.event.changed.v1', renamed));
    expect((await list(asha)).find((entry) => entry._id === _id)).toMatchObject({
      user_id: { name: 'Asha Renamed' },
      event_id: { title: 'Git Clinic, again' },
    });
    const found = await records.request<AchievementAnswer[]>(
      'PRESIDENT',
      'GET',
      '/api/achievements/unendorsed/all?q=renamed',
    );
    expect(found.body.map((entry) => entry._id)).toContain(_id);
  });
});
