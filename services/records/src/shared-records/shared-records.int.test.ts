import type { VerifiedRecord } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import { newAchievement, verify } from '../../testing/achievements';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';
import { endorse, holds, newClaim } from '../../testing/skills';
import { attendEvent, shareEvents, type PublicRecord, type SharedRecord } from '../../testing/shared-records';

const clock = testClock('2026-11-24T06:00:00.000Z');
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock });
});
afterAll(() => records.stop());

const read = async (token: string) =>
  (await records.request<PublicRecord>('visitor', 'GET', `/api/records/verify/${token}`)).body;
const listed = async (owner: Parameters<typeof shareEvents>[1]) =>
  (await records.request<SharedRecord[]>(owner, 'GET', '/api/records/shared')).body;

describe('what a person can show', () => {
  it('is what officers have confirmed and nothing else, with who confirmed it and when', async () => {
    const asha = await onboardedPerson(records, { name: 'Asha Verma' });
    const { eventId } = await attendEvent(records, asha);
    const taken = await attendEvent(records, asha, { title: 'Quiz' });
    await taken.takeBack();
    const { body } = await records.request<VerifiedRecord>(asha, 'GET', '/api/records/verified');
    expect(body).toEqual({
      name: 'Asha Verma',
      student_id: asha.studentId,
      entries: [
        {
          kind: 'event',
          _id: eventId,
          title: 'Git Clinic',
          facts: [expect.any(String), '3 Nov 2026'],
          verified_by: 'Ravi Kumar',
          verified_at: '2026-11-03T12:40:00.000Z',
        },
      ],
    });
  });

  it('is confirmed positions and endorsed skills too, and says changed since when an endorsement is withdrawn', async () => {
    const asha = await onboardedPerson(records);
    await holds(records, asha);
    const claim = await newClaim(records, asha);
    const titles = async () => {
      const { body } = await records.request<VerifiedRecord>(asha, 'GET', '/api/records/verified');
      return body.entries.map(({ kind }) => kind);
    };
    expect(await titles()).toEqual(['position']);
    await endorse(records, 'PRESIDENT', claim._id);
    expect(await titles()).toEqual(['position', 'skill']);
    const shared = await records.request<SharedRecord>(asha, 'POST', '/api/records/shared', {
      entries: [{ kind: 'skill', id: claim._id }],
    });
    const token = shared.body.token ?? '';
    expect((await read(token)).state).toBe('valid');
    const reason = { reason: 'Endorsed by mistake.' };
    await records.request('PRESIDENT', 'DELETE', `/api/skills/user-skills/${claim._id}/endorsement`, reason);
    expect(await titles()).toEqual(['position']);
    expect(await read(token)).toMatchObject({
      state: 'changed',
      record: { entries: [{ kind: 'skill', is_current: false }] },
    });
  });

  it('is verified achievements too, and not those that wait', async () => {
    const asha = await onboardedPerson(records);
    const { _id } = await newAchievement(records, asha, { title: 'Best Hack' });
    await newAchievement(records, asha, { title: 'Second Hack' });
    await verify(records, 'PRESIDENT', _id);
    const { body } = await records.request<VerifiedRecord>(asha, 'GET', '/api/records/verified');
    expect(body.entries).toMatchObject([{ kind: 'achievement', _id, title: 'Best Hack' }]);
  });

  it('is not shared once it no longer stands, nor what is another’s', async () => {
    const [asha, ravi] = [await onboardedPerson(records), await onboardedPerson(records)];
    const own = await attendEvent(records, asha);
    const others = await attendEvent(records, ravi);
    await own.takeBack();
    for (const { eventId: id } of [own, others]) {
      const body = { entries: [{ kind: 'event', id }] };
      const refused = await records.request(asha, 'POST', '/api/records/shared', body);
      expect(refused).toMatchObject({ status: 404, body: { code: 'SHARED_RECORD.NOT_VERIFIED' } });
    }
    expect(await listed(asha)).toEqual([]);
  });
});

describe('a shared record', () => {
  it('shows visitors nothing but what was chosen', async () => {
    const asha = await onboardedPerson(records, { name: 'Asha Verma' });
    const { eventId } = await attendEvent(records, asha);
    await attendEvent(records, asha, { title: 'Not chosen' });
    const { token } = await shareEvents(records, asha, [eventId], { label: 'For an internship' });
    const { status, headers, text, body } = await records.request<PublicRecord>(
      'visitor',
      'GET',
      `/api/records/verify/${token}`,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 'valid',
      issuer: 'Example Institute of Technology',
      issued_at: '2026-11-24T06:00:00.000Z',
      record: {
        name: 'Asha Verma',
        is_person_current: true,
        entries: [
          {
            kind: 'event',
            title: 'Git Clinic',
            facts: [expect.any(String), '3 Nov 2026'],
            verified_by: 'Ravi Kumar',
            verified_at: '2026-11-03T12:40:00.000Z',
            is_current: true,
          },
        ],
      },
    });
    for (const secret of [asha.username, asha.studentId, asha.userId, eventId, 'internship']) {
      expect(text).not.toContain(secret);
    }
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('has the student ID where that was chosen', async () => {
    const asha = await onboardedPerson(records);
    const { eventId } = await attendEvent(records, asha);
    const { token } = await shareEvents(records, asha, [eventId], { show_student_id: true });
    expect((await read(token)).record?.student_id).toBe(asha.studentId);
  });

  it('says changed since when something in it is taken back, and what it was', async () => {
    const asha = await onboardedPerson(records);
    const [first, second] = [await attendEvent(records, asha), await attendEvent(records, asha, { title: 'Quiz' })];
    const { token } = await shareEvents(records, asha, [first.eventId, second.eventId]);
    expect((await read(token)).state).toBe('valid');
    await first.takeBack();
    const { state, record } = await read(token);
    expect(state).toBe('changed');
    const current = Object.fromEntries(record?.entries.map((entry) => [entry.title, entry.is_current]) ?? []);
    expect(current).toEqual({ 'Git Clinic': false, Quiz: true });
    expect((await listed(asha)).map((each) => each.state)).toEqual(['changed']);
  });

  it('says changed since when its person has another name', async () => {
    const asha = await onboardedPerson(records, { name: 'Asha Verma' });
    const { eventId } = await attendEvent(records, asha);
    const { token } = await shareEvents(records, asha, [eventId]);
    const updatedDetails = { personal_info: { name: 'Asha Rao' } };
    const change = { userId: asha.userId, updatedDetails };
    expect((await records.request(asha, 'PUT', '/profile/updateStudentProfile', change)).status).toBe(200);
    expect(await read(token)).toMatchObject({
      state: 'changed',
      record: { name: 'Asha Verma', is_person_current: false, entries: [{ is_current: true }] },
    });
  });

  it('says revoked and nothing more once its owner has ended it, also a second time', async () => {
    const asha = await onboardedPerson(records);
    const { eventId } = await attendEvent(records, asha);
    const { token, _id } = await shareEvents(records, asha, [eventId]);
    const end = () => records.request(asha, 'DELETE', `/api/records/shared/${_id}`);
    expect((await end()).status).toBe(204);
    const sent = (await records.outbox()).length;
    expect((await end()).status).toBe(204);
    expect((await records.outbox()).length).toBe(sent);
    expect(await read(token)).toEqual({
      state: 'revoked',
      issuer: 'Example Institute of Technology',
      ended_at: '2026-11-24T06:00:00.000Z',
    });
    expect(await listed(asha)).toMatchObject([{ state: 'revoked', ended_at: '2026-11-24T06:00:00.000Z' }]);
    expect((await listed(asha))[0]).not.toHaveProperty('token');
    for (const file of ['pdf', 'credential', 'qr-code']) {
      const refused = await records.request('visitor', 'GET', `/api/records/verify/${token}/${file}`);
      expect(refused).toMatchObject({ status: 404, body: { code: 'SHARED_RECORD.ENDED' } });
    }
  });

  it('is found by the whole token only, which nobody guesses', async () => {
    const asha = await onboardedPerson(records);
    const { eventId } = await attendEvent(records, asha);
    const [one, two] = [await shareEvents(records, asha, [eventId]), await shareEvents(records, asha, [eventId])];
    expect(one.token).toMatch(/^[\w-]{32}$/);
    expect(one.token).not.toBe(two.token);
    for (const token of [one.token.slice(0, -1), one._id]) {
      const refused = await records.request('visitor', 'GET', `/api/records/verify/${token}`);
      expect(refused).toMatchObject({ status: 404, body: { code: 'SHARED_RECORD.NOT_FOUND' } });
    }
  });
});
