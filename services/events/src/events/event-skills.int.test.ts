import type { EventAnswer, Problem } from '@portal/contracts';
import { eventOf } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { coordinator, eventBody, newEvent, president, startCampus } from '../../testing/fixtures';

const git = { id: 'd1d1d1d1d1d1d1d1d1d1d101', name: 'Git' };
const review = { id: 'd1d1d1d1d1d1d1d1d1d1d102', name: 'Code review' };
const proposed = { id: 'd1d1d1d1d1d1d1d1d1d1d103', name: 'Git wizardry' };

const skill = ({ id, name }: typeof git, version: number) => ({
  version,
  skillId: id,
  code: 'SKL-0001',
  name,
  category: 'Software',
  type: 'technical' as const,
  description: '',
  createdBy: { id: 'b'.repeat(24), name: 'Asha Rao' },
  createdAt: '2026-11-20T10:00:00.000Z',
});

describe('the skills of an event', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startCampus();
    for (const each of [git, review]) {
      await events.deliver(eventOf('records.skill.endorsed.v1', skill(each, 2)));
      await events.deliver(eventOf('records.skill.added.v1', skill(each, 1)));
    }
    await events.deliver(eventOf('records.skill.added.v1', skill(proposed, 1)));
  });
  afterAll(() => events.stop());

  const read = async (id: string) => (await events.request<EventAnswer>(null, 'GET', `/api/events/${id}`)).body;
  const change = (id: string, body: object) =>
    events.request<EventAnswer>(coordinator, 'PATCH', `/api/events/${id}`, body);
  const answered = ({ id, name }: typeof git) => ({ _id: id, name });

  it('are named in its answer for everybody, each once, and told to the other services', async () => {
    const { _id } = await newEvent(events, { skills: [review.id, git.id, git.id] });
    expect((await read(_id)).skills).toEqual([answered(review), answered(git)]);
    const [event] = (await events.outbox('events.event.created.v1')).filter(({ subject }) => subject === _id);
    expect(event?.data.skills).toEqual([review, git]);
  });

  it('are changed, and taken away', async () => {
    const { _id, version } = await newEvent(events, { skills: [git.id] });
    const changed = await change(_id, { version, skills: [review.id] });
    expect(changed.body.skills).toEqual([answered(review)]);
    expect((await change(_id, { title: 'Hack Day' })).body.skills).toEqual([answered(review)]);
    expect((await change(_id, { skills: [] })).body.skills).toBeUndefined();
    const announced = (await events.outbox('events.event.changed.v1')).filter(({ subject }) => subject === _id);
    expect(announced.map(({ data }) => [data.changed, data.skills])).toEqual([
      [['skills'], [review]],
      [['title'], [review]],
      [['skills'], undefined],
    ]);
  });

  it('are endorsed ones of the catalogue', async () => {
    for (const unknown of [proposed.id, 'd1d1d1d1d1d1d1d1d1d1d199']) {
      const body = eventBody({ skills: [git.id, unknown] });
      const refused = await events.request<Problem>(coordinator, 'POST', '/api/events/create', body);
      expect(refused.body).toMatchObject({ code: 'EVENT.SKILL_NOT_FOUND', errors: [{ path: 'skills.1' }] });
    }
  });

  it('are not in lists, so that a page stays small', async () => {
    const { _id } = await newEvent(events, { skills: [git.id] });
    const { body } = await events.request<EventAnswer[]>(president, 'GET', '/events');
    expect(body.find((event) => event._id === _id)).toBeDefined();
    expect(body.filter(({ skills }) => skills)).toEqual([]);
  });

  it('are none at an event of an earlier build', async () => {
    const { _id } = await newEvent(events);
    await events.store.connection.collection<{ _id: string }>('events').updateOne({ _id }, { $unset: { skills: '' } });
    expect((await read(_id)).skills).toBeUndefined();
    expect((await change(_id, { skills: [git.id] })).body.skills).toEqual([answered(git)]);
  });
});
