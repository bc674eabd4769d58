import type { Profile } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, eventOf, testClock } from '@portal/test-kit';
import { newPerson, onboardedPerson, startRecords, type Records } from '../../testing/running-records';

let records: Records;
const clock = testClock('2026-11-21T06:00:00Z');
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

type Person = Awaited<ReturnType<typeof onboardedPerson>>;
const change = (person: Person, updatedDetails: object, userId = person.userId) =>
  records.request<{ updatedStudent: Profile }>(person, 'PUT', '/profile/updateStudentProfile', {
    userId,
    updatedDetails,
  });
const published = async (person: Person) =>
  (await records.outbox('records.profile.changed.v1'))
    .filter(({ subject }) => subject === person.userId)
    .map(({ data }) => data);

describe('a profile', () => {
  it('is whole for its owner; officers see no phone, birth date or room; other students see nothing', async () => {
    const person = await onboardedPerson(records);
    await change(person, { personal_info: { date_of_birth: '2005-02-28' }, contact_info: { room_number: 'B-12' } });
    const read = (as: Parameters<Records['request']>[0]) =>
      records.request<Profile>(as, 'GET', `/profile/${person.userId}`);
    const { body: own } = await read(person);
    expect(own).toMatchObject({
      user_id: person.studentId,
      personal_info: { email: person.username, phone: '9876543210', date_of_birth: '2005-02-28', gender: null },
      contact_info: { room_number: 'B-12', hostel: '', socialLinks: { github: '', linkedin: '' } },
    });
    for (const officer of ['CLUB_COORDINATOR', 'GENSEC_SPORTS', 'PRESIDENT'] as const) {
      const { body, text } = await read(officer);
      expect(body.personal_info.name).toBe(person.name);
      expect(text).not.toMatch(/phone|9876543210|date_of_birth|2005-02-28|room_number|B-12/);
    }
    expect(await records.request('PRESIDENT', 'GET', `/profile/${newId()}`)).toMatchObject({
      status: 404,
      body: { code: 'PROFILE.NOT_FOUND', message: 'No profile found' },
    });
  });

  it('of somebody who has not completed it is what the account says', async () => {
    const person = await newPerson(records);
    const { body } = await records.request(person, 'GET', `/profile/${person.userId}`);
    expect(body).toMatchObject({
      user_id: person.studentId,
      onboardingComplete: false,
      personal_info: { name: person.name, phone: null, profilePic: `/profile/picture/${person.userId}?v=0` },
      academic_info: { batch_year: null, program: null, cgpa: null },
    });
    expect(await change({ ...person, onboarded: false }, {})).toMatchObject({
      status: 404,
      body: { code: 'PROFILE.NOT_FOUND' },
    });
  });

  it('follows the account, whatever the order in which its news arrive', async () => {
    const person = await newPerson(records);
    const { userId, username } = person;
    const account = { userId, username, name: 'New Name', role: 'GENSEC_SPORTS', version: 3 } as const;
    const older = { ...account, name: 'Older', role: 'STUDENT', version: 2 } as const;
    await records.deliver(eventOf('auth.account.role-changed.v1', { ...account, previousRole: 'STUDENT' }));
    await records.deliver(eventOf('auth.account.changed.v1', older));
    const { body } = await records.request('PRESIDENT', 'GET', `/profile/${userId}`);
    expect(body).toMatchObject({ role: 'GENSEC_SPORTS', personal_info: { name: 'New Name' } });
  });
});

describe('editing a profile', () => {
  it('changes what was sent and nothing else, so that two windows do not undo each other', async () => {
    const person = await onboardedPerson(records);
    const [one, other] = await Promise.all([
      change(person, { academic_info: { cgpa: 8.25, current_year: '3rd' } }),
      change(person, { contact_info: { hostel: 'Kanhar', socialLinks: { github: 'https://github.com/asha' } } }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const { body } = await change(person, { personal_info: { phone: 9123456780, gender: 'Female' } });
    expect(body.updatedStudent).toMatchObject({
      personal_info: { name: person.name, phone: '9123456780', gender: 'Female' },
      academic_info: { cgpa: 8.25, current_year: '3rd', program: 'B.Tech', batch_year: 2024 },
      contact_info: { hostel: 'Kanhar', socialLinks: { github: 'https://github.com/asha', linkedin: '' } },
    });
    await change(person, { academic_info: { cgpa: null }, contact_info: { socialLinks: { github: '' } } });
    expect((await records.request<Profile>(person, 'GET', `/profile/${person.userId}`)).body).toMatchObject({
      academic_info: { cgpa: null, current_year: '3rd' },
      contact_info: { socialLinks: { github: '' } },
    });
  });

  it('is published when something changed, with a version that rises and names without values', async () => {
    const person = await onboardedPerson(records);
    await change(person, { academic_info: { cgpa: 9 } });
    await change(person, { academic_info: { cgpa: 9 } });
    const { body } = await change(person, { personal_info: { name: 'Another Name' } });
    const address = `/profile/picture/${person.userId}?v=2`;
    expect(body.updatedStudent.personal_info).toMatchObject({ name: 'Another Name', profilePic: address });
    await change(person, { personal_info: { name: 'Another Name' } });
    expect(await published(person)).toMatchObject([
      { version: 1, name: person.name },
      { version: 2, name: person.name, changed: ['cgpa'] },
      { version: 3, name: 'Another Name', profilePic: address, studentId: person.studentId, changed: ['name'] },
    ]);
    expect(JSON.stringify(await published(person))).not.toContain('9123456780');
  });

  it('publishes the phone only while the person shares it', async () => {
    const person = await onboardedPerson(records);
    const share = (officeContact: string) => change(person, { contact_info: { office_contact: officeContact } });
    expect((await share('email-and-phone')).body.updatedStudent.contact_info.office_contact).toBe('email-and-phone');
    await share('nothing');
    const shared = (await published(person)).map(({ officeContact, phone }) => [officeContact, phone]);
    expect(shared).toEqual([
      ['nothing', undefined],
      ['email-and-phone', '9876543210'],
      ['nothing', undefined],
    ]);
  });

  it('is for one’s own profile', async () => {
    const [person, other] = [await onboardedPerson(records), await onboardedPerson(records)];
    expect(await change(person, {}, other.userId)).toMatchObject({ status: 403, body: { code: 'PROFILE.NOT_OWN' } });
    expect(await change({ ...person, ...actorOf('PRESIDENT') }, {}, person.userId)).toMatchObject({ status: 403 });
  });

  it('does not hold against a person what the institute has stopped to offer', async () => {
    const database = `${records.database}_again`;
    const settings = { ...(await import('@portal/contracts')).defaultInstituteSettings, programmes: ['M.Tech'] };
    const before = await startRecords({ clock, database });
    const person = await onboardedPerson(before);
    const after = await startRecords({ clock, database, settings });
    const put = (academic_info: object) =>
      after.request(person, 'PUT', '/profile/updateStudentProfile', {
        userId: person.userId,
        updatedDetails: { academic_info },
      });
    expect(await put({ program: 'B.Tech', cgpa: 7 })).toMatchObject({ status: 200 });
    expect(await put({ program: 'PhD' })).toMatchObject({ status: 400 });
    await after.store.connection.dropDatabase();
    await Promise.all([before.stop(), after.stop()]);
  });
});
