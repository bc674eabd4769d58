import type { AchievementAnswer } from '@portal/contracts';
import { actorOf, testClock, type As } from '@portal/test-kit';
import { clubEvent, giveBack, newAchievement, tellClubEvent, verify } from '../../testing/achievements';
import { attend } from '../../testing/attendances';
import { pdfOf, sendCertificate } from '../../testing/certificates';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
let asha: Awaited<ReturnType<typeof onboardedPerson>>;
beforeAll(async () => {
  records = await startRecords({ clock });
  asha = await onboardedPerson(records);
  await tellClubEvent(records);
});
afterAll(() => records.stop());

const idsOf = async (as: As, path: string) => {
  const { status, body } = await records.request<AchievementAnswer[]>(as, 'GET', `/api/achievements/${path}`);
  expect(status).toBe(200);
  return body.map(({ _id }) => _id);
};
const takeBack = (as: As, id: string) =>
  records.request<AchievementAnswer>(as, 'DELETE', `/api/achievements/${id}/verification`, { reason: 'A mistake' });

describe('what waits for a verification', () => {
  it('is of one’s own type or unit, the oldest first, and found by its words', async () => {
    const hack = await newAchievement(records, asha, { title: 'Zeta Hack', event_id: clubEvent.eventId });
    clock.advance(1000);
    const solo = await newAchievement(records, asha, { title: 'Zeta Solo' });
    const dance = await newAchievement(records, asha, { title: 'Zeta Dance', type: 'cultural' });
    const seen = (as: As, path: string) => idsOf(as, `unendorsed/${path}q=zeta`);
    expect(await seen('GENSEC_SCITECH', 'technical?')).toEqual([hack._id, solo._id]);
    expect(await seen('GENSEC_SCITECH', 'all?')).toEqual([hack._id, solo._id]);
    expect(await seen('GENSEC_SCITECH', 'all?order=newest&')).toEqual([solo._id, hack._id]);
    expect(await seen('CLUB_COORDINATOR', 'all?unit=own&')).toEqual([hack._id]);
    expect(await seen('CLUB_COORDINATOR', 'technical?')).toEqual([hack._id]);
    expect(await seen('PRESIDENT', `all?unit=${clubEvent.unit?.id}&`)).toEqual([hack._id]);
    expect(await seen('PRESIDENT', `all?unit=${'f'.repeat(24)}&`)).toEqual([]);
    expect(await seen('PRESIDENT', `all?event=${clubEvent.eventId}&`)).toEqual([hack._id]);
    expect((await seen('PRESIDENT', 'all?')).toSorted()).toEqual([hack._id, solo._id, dance._id].toSorted());
    const other = await records.request('GENSEC_SCITECH', 'GET', '/api/achievements/unendorsed/cultural');
    expect(other).toMatchObject({ status: 403, body: { code: 'ACCESS.FORBIDDEN' } });
    const noUnit = await records.request('GENSEC_SCITECH', 'GET', '/api/achievements/unendorsed/all?unit=own');
    expect(noUnit.status).toBe(403);
  });

  it('shows those who decide that the person was at the event, in three queries at most, and its owner nothing of it', async () => {
    const person = await onboardedPerson(records);
    const event = { id: clubEvent.eventId, title: clubEvent.title };
    const { _id } = await newAchievement(records, person, { title: 'Omega Hack', event_id: event.id });
    await attend(records, person, event);
    records.takeCommands();
    const path = '/api/achievements/unendorsed/technical?q=omega';
    const { body } = await records.request<AchievementAnswer[]>('GENSEC_SCITECH', 'GET', path);
    expect(records.takeCommands().length).toBeLessThanOrEqual(3);
    expect(body).toMatchObject([
      { _id, evidence: { attended: { event: { _id: event.id }, checked_in_by: { name: 'Ravi Kumar' } } } },
    ]);
    const own = await records.request<AchievementAnswer[]>(person, 'GET', `/api/achievements/${person.userId}`);
    expect(own.body.map((achievement) => 'evidence' in achievement)).toEqual([false]);
  });

  it('is small enough for a page of the panel, however much its owner writes', async () => {
    const [title, description, word] = ['Zoom '.padEnd(150, 'x'), 'x'.repeat(1000), 'x'.repeat(100)];
    await newAchievement(records, asha, { title, description, category: word, level: word, position: word });
    const path = '/api/achievements/unendorsed/technical?q=zoom';
    const { body } = await records.request<AchievementAnswer[]>('GENSEC_SCITECH', 'GET', path);
    expect(body).toMatchObject([{ description }]);
    const ROWS_OF_A_PAGE = 20;
    expect(Buffer.byteLength(JSON.stringify(body[0])) * ROWS_OF_A_PAGE).toBeLessThan(60_000);
    const more = { version: 1, description: `${description}x` };
    const tooLong = await records.request(asha, 'PATCH', `/api/achievements/${body[0]?._id}`, more);
    expect(tooLong.body).toMatchObject({ code: 'REQUEST.INVALID', errors: [{ path: 'description' }] });
  });

  it('is verified or returned as it was read, and not as its owner has changed it since', async () => {
    const { _id } = await newAchievement(records, asha, { title: 'Gamma Hack' });
    const change = { version: 1, title: 'Gamma World Cup' };
    expect((await records.request(asha, 'PATCH', `/api/achievements/${_id}`, change)).status).toBe(200);
    const changed = { status: 409, body: { code: 'RECORD.CHANGED_MEANWHILE' } };
    expect(await verify(records, 'PRESIDENT', _id, { version: 1 })).toMatchObject(changed);
    const body = { version: 1, reason: 'Which year?' };
    const returned = await records.request('PRESIDENT', 'POST', `/api/achievements/return/${_id}`, body);
    expect(returned).toMatchObject(changed);
    const several = { ids: [_id], versions: [1], decision: 'verified' };
    const { body: answer } = await records.request('PRESIDENT', 'POST', '/api/achievements/decisions', several);
    expect(answer).toMatchObject({ decided: [], refused: [{ _id }] });
    expect((await verify(records, 'PRESIDENT', _id, { version: 2 })).status).toBe(200);
  });

  it('leaves the list when it is verified, and comes under what was verified', async () => {
    const { _id } = await newAchievement(records, asha);
    const gensec = actorOf('GENSEC_SCITECH');
    const { status, body } = await verify(records, gensec, _id, { verified_by: gensec.userId });
    expect({ status, ...body }).toMatchObject({
      status: 200,
      state: 'verified',
      verified: true,
      verified_by: { name: gensec.name, at: clock.now().toISOString() },
    });
    expect(await idsOf(gensec, 'unendorsed/technical')).not.toContain(_id);
    const [latest] = (await records.request<AchievementAnswer[]>(gensec, 'GET', '/api/achievements/verified/technical'))
      .body;
    expect(latest).toMatchObject({ _id, can_withdraw: true });
  });
});

describe('a verification', () => {
  it('is refused in another’s name, of one’s own, of another type, and twice', async () => {
    const { _id } = await newAchievement(records, asha, { type: 'sports' });
    const named = { verified_by: asha.userId };
    expect(await verify(records, 'PRESIDENT', _id, named)).toMatchObject({ body: { code: 'RECORD.NOT_OWN' } });
    expect(await verify(records, 'GENSEC_SCITECH', _id)).toMatchObject({ body: { code: 'RECORD.OUT_OF_SCOPE' } });
    expect(await verify(records, 'CLUB_COORDINATOR', _id)).toMatchObject({ body: { code: 'RECORD.OUT_OF_SCOPE' } });
    const president = actorOf('PRESIDENT');
    const own = await newAchievement(records, president);
    expect(await verify(records, president, own._id)).toMatchObject({ status: 403, body: { code: 'RECORD.OWN' } });
    await giveBack(records, 'GENSEC_SPORTS', _id);
    const message = `${actorOf('GENSEC_SPORTS').name} has returned this to the student.`;
    expect(await verify(records, 'PRESIDENT', _id)).toMatchObject({ status: 409, body: { message } });
  });

  it('is given by the coordinator for the events of the unit', async () => {
    const { _id } = await newAchievement(records, asha, { type: 'cultural', event_id: clubEvent.eventId });
    expect(await verify(records, 'CLUB_COORDINATOR', _id)).toMatchObject({ status: 200, body: { verified: true } });
  });

  it('is taken back by who gave it or the president, with the reason for the student', async () => {
    const { _id } = await newAchievement(records, asha);
    expect(await takeBack('PRESIDENT', _id)).toMatchObject({ status: 409, body: { code: 'RECORD.NOT_VERIFIED' } });
    await verify(records, 'PRESIDENT', _id);
    const refused = { status: 403, body: { code: 'RECORD.NOT_YOUR_DECISION' } };
    expect(await takeBack('GENSEC_SCITECH', _id)).toMatchObject(refused);
    expect(await takeBack('PRESIDENT', _id)).toMatchObject({
      status: 200,
      body: { state: 'returned', verified: false, returned: { reason: 'A mistake' } },
    });
  });

  it('is given to many at once, each that can be', async () => {
    const own = await Promise.all(Array.from({ length: 30 }, () => newAchievement(records, asha)));
    const other = await newAchievement(records, asha, { type: 'sports' });
    const ids = [...own.map(({ _id }) => _id), other._id];
    const body = { ids, decision: 'verified' };
    const answer = await records.request('GENSEC_SCITECH', 'POST', '/api/achievements/decisions', body);
    expect(answer).toMatchObject({
      status: 200,
      body: { refused: [{ _id: other._id, message: 'This is decided by another officer.' }] },
    });
    expect(answer.body).toMatchObject({ decided: own.map(({ _id }) => _id) });
  });
});

describe('the file of a certificate', () => {
  it('is a download for its owner and who may verify, and is not there for others', async () => {
    const script = pdfOf('award', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>');
    const { body: file } = await sendCertificate(records, asha, script, { name: 'Award, First.pdf' });
    const { _id } = await newAchievement(records, asha, { certificate_id: file._id, event_id: clubEvent.eventId });
    const read = (as: As) => records.request(as, 'GET', `/api/achievements/${_id}/certificate`);
    for (const as of [asha, 'GENSEC_SCITECH', 'CLUB_COORDINATOR', 'PRESIDENT'] as const) {
      const { status, headers, text } = await read(as);
      expect({ status, text }).toEqual({ status: 200, text: Buffer.from(script).toString('latin1') });
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe('attachment; filename="Award, First.pdf"');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    for (const as of ['STUDENT', 'GENSEC_CULTURAL'] as const) {
      expect(await read(as)).toMatchObject({ status: 404, body: { code: 'ACHIEVEMENT.NOT_FOUND' } });
    }
    await records.loseFiles();
    expect(await read(asha)).toMatchObject({ status: 404, body: { code: 'CERTIFICATE.NOT_FOUND' } });
  });
});
