import type { CloudEvent } from '@portal/contracts';
import { eventOf } from '@portal/test-kit';
import type { FeedbackTest } from '../../testing/fixtures';
import {
  account,
  asha,
  campusEvent,
  codingClub,
  council,
  gitClinic,
  give,
  list,
  position,
  president,
  ravi,
  someStudent,
  startCampus,
  startFeedback,
  targets,
  tryToGive,
  unit,
  webLead,
} from '../../testing/fixtures';

describe('what feedback can be about', () => {
  let feedback: FeedbackTest;
  beforeAll(async () => {
    feedback = await startCampus();
  });
  afterAll(() => feedback.stop());

  it('is everybody and everything the other services published, by name', async () => {
    expect(await targets(feedback)).toEqual({
      users: [
        { _id: asha.userId, name: 'Asha Rao', user_id: null },
        { _id: ravi.userId, name: 'Ravi Kumar', user_id: null },
        { _id: president.userId, name: president.name, user_id: null },
      ],
      events: [{ _id: gitClinic, title: 'Git Clinic' }],
      organizational_units: [
        { _id: codingClub.id, name: 'Coding Club' },
        { _id: council.id, name: 'SciTech Council' },
      ],
      positions: [{ _id: webLead, title: 'Web Lead', unit: 'Coding Club' }],
    });
  });

  it('has the address of who has no student ID for officers alone', async () => {
    const { users } = await targets(feedback, '?q=ravi', 'CLUB_COORDINATOR');
    expect(users).toEqual([{ _id: ravi.userId, name: 'Ravi Kumar', user_id: 'ravi@example.edu' }]);
    expect((await targets(feedback, '?q=ravi')).users).toEqual([
      { _id: ravi.userId, name: 'Ravi Kumar', user_id: null },
    ]);
  });

  it('is found by the beginnings of words, and by kind in either spelling', async () => {
    const found = await targets(feedback, '?q=C');
    expect(found.organizational_units.map(({ name }) => name)).toEqual(['Coding Club', 'SciTech Council']);
    expect(found.events.map(({ title }) => title)).toEqual(['Git Clinic']);
    const units = await targets(feedback, '?q=c&type=Club%2FOrganization');
    expect([units.events, units.organizational_units.length]).toEqual([[], 2]);
    expect((await targets(feedback, '?q=%5Eg')).events).toEqual((await targets(feedback, '?q=g')).events);
    expect((await targets(feedback, '?q=example')).users).toEqual([]);
    for (const spelled of ['Position', 'POR']) {
      const found = await targets(feedback, `?q=web&type=${spelled}`);
      expect(found).toMatchObject({ users: [], positions: [{ title: 'Web Lead', unit: 'Coding Club' }] });
    }
  });

  it('is one of a kind, when it is asked for by its id', async () => {
    expect(await targets(feedback, `?type=Event&id=${gitClinic}`)).toMatchObject({
      users: [],
      events: [{ _id: gitClinic, title: 'Git Clinic' }],
    });
    expect((await targets(feedback, `?type=Event&id=${codingClub.id}`)).events).toEqual([]);
    const { status } = await feedback.request(asha, 'GET', `/api/feedback/get-targetid?id=${gitClinic}`);
    expect(status).toBe(400);
  });

  it('is found by student ID, once there is one', async () => {
    const changed = account(asha, { version: 2, studentId: '12240010' });
    await feedback.deliver(eventOf('auth.account.changed.v1', changed));
    const { users } = await targets(feedback, '?q=122400');
    expect(users).toEqual([{ _id: asha.userId, name: 'Asha Rao', user_id: '12240010' }]);
  });

  it('is at most fifty of a kind', async () => {
    for (let number = 0; number < 60; number += 1) {
      await feedback.deliver(eventOf('auth.account.registered.v1', account(someStudent())));
    }
    expect((await targets(feedback)).users).toHaveLength(50);
    expect((await targets(feedback, '?q=ravi')).users).toHaveLength(1);
  });

  it('is no unit that was closed', async () => {
    await feedback.deliver(eventOf('org.unit.created.v1', unit(council, { version: 2, active: false })));
    expect((await targets(feedback, '?q=council')).organizational_units).toEqual([]);
    const refused = await tryToGive(feedback, asha, { target_type: 'Organization Unit', target_id: council.id });
    expect(refused.status).toBe(404);
  });

  it('is no position that was removed; what was said of it still says what it was', async () => {
    const { _id } = await give(feedback, ravi, { target_type: 'POR', target_id: webLead });
    await feedback.deliver(eventOf('org.position.removed.v1', position({ version: 2 })));
    expect((await targets(feedback, '?q=web')).positions).toEqual([]);
    const refused = await tryToGive(feedback, asha, { target_type: 'Position', target_id: webLead });
    expect(refused.status).toBe(404);
    const found = (await list(feedback)).find((entry) => entry._id === _id);
    expect(found?.target_data).toEqual({ _id: webLead, title: 'Web Lead', unit: 'Coding Club' });
  });
});

const gone = 'cccccccccccccccccccccc09';
const history = (): CloudEvent[] => [
  eventOf('org.unit.created.v1', unit(council)),
  eventOf('org.unit.created.v1', unit(codingClub, { parentUnitId: council.id })),
  eventOf('org.unit.created.v1', unit(codingClub, { version: 2, name: 'Coders', parentUnitId: council.id })),
  eventOf('events.event.created.v1', campusEvent()),
  eventOf('events.event.changed.v1', { ...campusEvent({ version: 2, title: 'Git Hospital' }), changed: ['title'] }),
  eventOf('events.event.status-changed.v1', {
    ...campusEvent({ version: 3, title: 'Git Hospital', status: 'cancelled' }),
    previousStatus: 'planned',
  }),
  eventOf('org.position.created.v1', position()),
  eventOf('org.position.changed.v1', { ...position({ version: 2, title: 'Web Head' }), changed: ['title'] }),
  eventOf('org.position.created.v1', position({ positionId: gone, title: 'Mentor' })),
  eventOf('org.position.removed.v1', position({ positionId: gone, title: 'Mentor', version: 2 })),
  eventOf('auth.account.registered.v1', account(asha)),
  eventOf('auth.account.role-changed.v1', { ...account(asha, { version: 2 }), previousRole: 'STUDENT' }),
  eventOf('auth.account.changed.v1', account(asha, { version: 3, name: 'Asha Nair' })),
];

describe('the copies of what feedback can be about', () => {
  it('show the newest names with what is given, also when the events came in the opposite order', async () => {
    const feedback = await startFeedback();
    for (const event of history().toReversed()) await feedback.deliver(event);
    expect(await targets(feedback)).toMatchObject({
      users: [{ name: 'Asha Nair' }],
      events: [{ title: 'Git Hospital' }],
      organizational_units: [{ name: 'Coders' }, { name: 'SciTech Council' }],
      positions: [{ title: 'Web Head', unit: 'Coders' }],
    });
    await give(feedback, asha, { comments: 'On the event.' });
    await give(feedback, asha, { target_type: 'Club/Organization', target_id: codingClub.id });
    const [onUnit, onEvent] = (await list(feedback)).sort((a, b) => (a.comments < b.comments ? -1 : 1));
    expect(onEvent).toMatchObject({
      target_data: { title: 'Git Hospital', organizing_unit: 'Coders' },
      feedback_by: { personal_info: { name: 'Asha Nair' } },
    });
    expect(onUnit).toMatchObject({ target_data: { name: 'Coders', parent: 'SciTech Council' } });
    await feedback.stop();
  });

  it('are followed by what was given before, whoever signed it, and a page of it is one query', async () => {
    const feedback = await startCampus();
    await give(feedback, asha, { comments: 'On the event.' });
    await give(feedback, asha, {
      target_type: 'Club/Organization',
      target_id: codingClub.id,
      comments: 'On the unit.',
    });
    await give(feedback, ravi, { target_type: 'Position', target_id: webLead, comments: 'On the position.' });
    await give(feedback, ravi, { target_type: 'User', target_id: asha.userId, comments: 'On a person.' });
    for (const event of history().toReversed()) await feedback.deliver(event);
    feedback.takeCommands();
    const found = await list(feedback);
    expect(feedback.takeCommands().length).toBeLessThanOrEqual(2);
    const of = (comments: string) => found.find((entry) => entry.comments === comments);
    expect(of('On the event.')).toMatchObject({
      target_data: { title: 'Git Hospital', organizing_unit: 'Coders' },
      feedback_by: { personal_info: { name: 'Asha Nair' } },
    });
    expect(of('On the unit.')).toMatchObject({ target_data: { name: 'Coders', parent: 'SciTech Council' } });
    expect(of('On the position.')).toMatchObject({ target_data: { title: 'Web Head', unit: 'Coders' } });
    expect(of('On a person.')).toMatchObject({ target_data: { personal_info: { name: 'Asha Nair' } } });
    await feedback.stop();
  });
});
