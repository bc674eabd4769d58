import type { Decided, UnendorsedType, UserSkillAnswer } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { testClock, type As } from '@portal/test-kit';
import { startRecords, type Records } from '../../testing/running-records';
import {
  bodyOf,
  endorse,
  endorsedSkill,
  holds,
  newClaim,
  newStudent,
  otherGensec,
  returnClaim,
} from '../../testing/skills';

const clock = testClock('2026-11-20T10:00:00Z');
let records: Records;
beforeEach(async () => {
  clock.set('2026-11-20T10:00:00Z');
  records = await startRecords({ clock });
});
afterEach(() => records.stop());

const waiting = (as: As, type: UnendorsedType, query = '') =>
  records.request<UserSkillAnswer[]>(as, 'GET', `/api/skills/user-skills/unendorsed/${type}${query}`);
const decideMany = (as: As, body: object) =>
  records.request<Decided>(as, 'POST', '/api/skills/user-skills/decisions', body);
const takeBack = (as: As, id: string, reason = 'A mix-up of names.') =>
  records.request<UserSkillAnswer & { code?: string }>(as, 'DELETE', `/api/skills/user-skills/${id}/endorsement`, {
    reason,
  });

describe('what is to be endorsed', () => {
  it('is listed oldest first, of one’s type and without one’s own, until it is decided', async () => {
    const [asha, ravi] = [
      await newStudent(records, { name: 'Asha Rao', studentId: '12249901' }),
      await newStudent(records),
    ];
    const gensec = await newStudent(records, { role: 'GENSEC_SCITECH', category: 'scitech' });
    const skill = await endorsedSkill(records, { name: 'Python' });
    const first = await newClaim(records, asha, { skill });
    clock.advance(1000);
    const second = await newClaim(records, ravi, { skill });
    await newClaim(records, gensec, { skill });
    await newClaim(records, asha, { type: 'sports' });
    const ids = async (query = '') => bodyOf(await waiting(gensec, 'technical', query), 200).map(({ _id }) => _id);
    expect(await ids()).toEqual([first._id, second._id]);
    expect(await ids('?order=newest')).toEqual([second._id, first._id]);
    expect(await ids('?q=asha%20pyth')).toEqual([first._id]);
    expect(await ids('?q=12249901')).toEqual([first._id]);
    await endorse(records, gensec, first._id);
    expect(await ids()).toEqual([second._id]);
  });

  it('is each officer’s own type, and the president’s any', async () => {
    expect((await waiting('GENSEC_SCITECH', 'sports')).status).toBe(403);
    expect((await waiting('PRESIDENT', 'sports')).status).toBe(200);
    const asha = await newStudent(records);
    for (const type of ['sports', 'technical'] as const) await newClaim(records, asha, { type });
    const typesOf = async (as: As) => bodyOf(await waiting(as, 'all'), 200).map(({ skill_id: skill }) => skill.type);
    expect(new Set(await typesOf('PRESIDENT'))).toEqual(new Set(['sports', 'technical']));
    expect(await typesOf('GENSEC_SCITECH')).toEqual(['technical']);
  });

  it('is of the positions of one unit, when asked, as what was endorsed is', async () => {
    const asha = await newStudent(records);
    const { position, unit } = await holds(records, asha);
    const [first, second] = [
      await newClaim(records, asha, { position_id: position.id }),
      await newClaim(records, asha, { position_id: position.id }),
    ];
    await newClaim(records, asha);
    const idsOf = async (path: string) => {
      const answer = await records.request<UserSkillAnswer[]>(
        'GENSEC_SCITECH',
        'GET',
        `/api/skills/user-skills/${path}`,
      );
      return bodyOf(answer, 200).map(({ _id }) => _id);
    };
    expect((await idsOf(`unendorsed/technical?unit=${unit.id}`)).toSorted()).toEqual(
      [first._id, second._id].toSorted(),
    );
    await endorse(records, 'PRESIDENT', second._id);
    expect(await idsOf(`unendorsed/technical?unit=${unit.id}`)).toEqual([first._id]);
    expect(await idsOf(`endorsed/technical?unit=${unit.id}`)).toEqual([second._id]);
    expect(await idsOf(`unendorsed/technical?unit=${newId()}`)).toEqual([]);
    const [event] = await records.outbox('records.user-skill.claimed.v1');
    expect(event?.data.position).toEqual({ ...position, unit: unit.name });
  });

  it('takes two queries to list', async () => {
    const asha = await newStudent(records);
    for (let count = 0; count < 3; count += 1) await newClaim(records, asha);
    records.takeCommands();
    bodyOf(await waiting('PRESIDENT', 'technical'), 200);
    const inClaims = records.takeCommands().filter(({ collection }) => collection === 'user_skills');
    expect(inClaims.length).toBeLessThanOrEqual(2);
  });
});

describe('an endorsement', () => {
  it('names who and when, and is told', async () => {
    const claim = await newClaim(records, await newStudent(records));
    expect((await endorse(records, 'GENSEC_SCITECH', claim._id)).body).toEqual({ success: true });
    const [event] = await records.outbox('records.user-skill.endorsed.v1');
    expect(event).toMatchObject({
      subject: claim._id,
      actor: { name: 'Test gensec scitech' },
      data: { version: 2, state: 'endorsed' },
    });
  });

  it('is given by nobody to themselves, to nobody of another type, and once', async () => {
    const gensec = await newStudent(records, { role: 'GENSEC_SCITECH', category: 'scitech' });
    const own = await newClaim(records, gensec);
    expect((await endorse(records, gensec, own._id)).body.code).toBe('RECORD.OWN');
    expect((await endorse(records, 'GENSEC_SPORTS', own._id)).body.code).toBe('RECORD.OUT_OF_SCOPE');
    await endorse(records, 'PRESIDENT', own._id);
    for (const again of [endorse, returnClaim]) {
      const { status, body } = await again(records, 'GENSEC_SCITECH', own._id);
      expect([status, body.message]).toEqual([409, 'Test president has already endorsed this.']);
    }
    expect((await endorse(records, 'PRESIDENT', newId())).status).toBe(404);
  });

  it('is of the version that was read, and not of what the student has made of it since', async () => {
    const asha = await newStudent(records);
    const [claim, other] = [await newClaim(records, asha), await newClaim(records, asha)];
    const path = `/api/skills/user-skills/${claim._id}`;
    await records.request(asha, 'PATCH', path, { version: 1, proficiency_level: 'expert' });
    const decide = (what: string, body: object) =>
      records.request('PRESIDENT', 'POST', `/api/skills/user-skills/${what}/${claim._id}`, body);
    const changed = { status: 409, body: { code: 'RECORD.CHANGED_MEANWHILE' } };
    expect(await decide('endorse', { version: 1 })).toMatchObject(changed);
    expect(await decide('return', { version: 1, reason: 'Which project?' })).toMatchObject(changed);
    const ids = [other._id, claim._id];
    expect((await decideMany('PRESIDENT', { ids, versions: [1], decision: 'endorsed' })).status).toBe(400);
    expect(bodyOf(await decideMany('PRESIDENT', { ids, versions: [1, 1], decision: 'endorsed' }), 200)).toMatchObject({
      decided: [other._id],
      refused: [{ _id: claim._id }],
    });
    expect((await decide('endorse', { version: 2 })).status).toBe(200);
  });

  it('is taken back by who gave it or the president, who say why, and the claim is the student’s again', async () => {
    const asha = await newStudent(records);
    const claim = await newClaim(records, asha);
    expect((await takeBack('PRESIDENT', claim._id)).body.code).toBe('RECORD.NOT_ENDORSED');
    await endorse(records, 'GENSEC_SCITECH', claim._id);
    expect((await takeBack(otherGensec, claim._id)).body.code).toBe('RECORD.NOT_YOUR_DECISION');
    const { body } = await takeBack('GENSEC_SCITECH', claim._id);
    expect(body).toMatchObject({ state: 'returned', is_endorsed: false, returned: { reason: 'A mix-up of names.' } });
    const [event] = await records.outbox('records.user-skill.endorsement-withdrawn.v1');
    expect(event).toMatchObject({ subject: claim._id, data: { version: 3, reason: 'A mix-up of names.' } });
    const { status } = await returnClaim(records, 'PRESIDENT', claim._id);
    expect(status).toBe(409);
  });
});

describe('what was endorsed', () => {
  it('is listed, the latest decision first, and says who may take it back', async () => {
    const asha = await newStudent(records);
    const [first, second, sports] = [
      await newClaim(records, asha),
      await newClaim(records, asha),
      await newClaim(records, asha, { type: 'sports' }),
    ];
    await endorse(records, 'GENSEC_SCITECH', first._id);
    clock.advance(1000);
    await endorse(records, 'PRESIDENT', second._id);
    clock.advance(1000);
    await endorse(records, 'GENSEC_SPORTS', sports._id);
    const endorsed = (as: As, type: UnendorsedType) =>
      records.request<UserSkillAnswer[]>(as, 'GET', `/api/skills/user-skills/endorsed/${type}`);
    const listed = async (as: As) =>
      bodyOf(await endorsed(as, 'all'), 200).map(({ _id, can_withdraw: mayTakeBack }) => [_id, mayTakeBack]);
    expect(await listed('PRESIDENT')).toEqual([sports, second, first].map(({ _id }) => [_id, true]));
    expect(await listed('GENSEC_SCITECH')).toEqual([
      [second._id, false],
      [first._id, true],
    ]);
  });
});

describe('one decision over many', () => {
  it('decides each that can be, and names the rest with the reason', async () => {
    const [asha, gensec] = [
      await newStudent(records),
      await newStudent(records, { role: 'GENSEC_SCITECH', category: 'scitech' }),
    ];
    const [open, done, sports, own, unknown] = [
      await newClaim(records, asha),
      await newClaim(records, asha),
      await newClaim(records, asha, { type: 'sports' }),
      await newClaim(records, gensec),
      { _id: newId() },
    ];
    await endorse(records, 'PRESIDENT', done._id);
    const ids = [open, done, sports, own, unknown, open].map(({ _id }) => _id);
    const answer = bodyOf(await decideMany(gensec, { ids, decision: 'endorsed' }), 200);
    expect(answer).toEqual({
      decided: [open._id],
      refused: [
        { _id: done._id, message: 'Test president has already endorsed this.' },
        { _id: sports._id, message: 'This is decided by another officer.' },
        { _id: own._id, message: "You can't decide about your own skills and achievements." },
        { _id: unknown._id, message: "This skill isn't in the list any more." },
      ],
    });
    expect(bodyOf(await decideMany(gensec, { ids, decision: 'endorsed' }), 200).decided).toEqual([]);
  });

  it('returns several with one reason, and none without', async () => {
    const asha = await newStudent(records);
    const ids = [await newClaim(records, asha), await newClaim(records, asha)].map(({ _id }) => _id);
    expect((await decideMany('PRESIDENT', { ids, decision: 'returned' })).status).toBe(400);
    const body = { ids, decision: 'returned', reason: 'Please name the project.' };
    expect(bodyOf(await decideMany('PRESIDENT', body), 200)).toEqual({ decided: ids, refused: [] });
    const announced = await records.outbox('records.user-skill.returned.v1');
    expect(announced.map(({ data }) => data.reason)).toEqual([body.reason, body.reason]);
  });

  it('reads and writes few times however many there are', async () => {
    const skill = await endorsedSkill(records);
    const ids: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      ids.push((await newClaim(records, await newStudent(records), { skill }))._id);
    }
    records.takeCommands();
    expect(bodyOf(await decideMany('PRESIDENT', { ids, decision: 'endorsed' }), 200).decided).toHaveLength(60);
    const commands = records.takeCommands().filter(({ collection }) => collection === 'user_skills');
    // In six parts: what is decided, and what is then endorsed of the same people.
    expect(commands.map(({ name }) => name)).toEqual(
      Array.from({ length: 6 }, () => ['find', 'update', 'find']).flat(),
    );
  });
});
