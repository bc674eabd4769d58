import type { ActivityAnswer, CloudEvent, EventName, Problem } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';
import { actorOf, eventOf, startTestService, TEST_UNIT } from '@portal/test-kit';
import { holder, webLead } from '../../testing/offices';
import { recordsStory } from '../../testing/records-feed';
import { roomRequestData } from '../../testing/room-request';
import { activityService } from '../index';

const person = { _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Coding Club', role: 'CLUB_COORDINATOR' };
const president = { _id: 'pppp'.replaceAll('p', 'c').repeat(6), name: 'Meera Nair', role: 'PRESIDENT' };
const eventId = '0123456789abcdef01234567';
const music = { id: 'aaaaaaaaaaaaaaaaaaaaaa02', name: 'Music Club', category: 'cultural' } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();

const clinic = {
  version: 1,
  eventId,
  title: 'Git Clinic',
  category: 'technical',
  status: 'planned',
  start: null,
  end: null,
  venue: 'Lab 2',
  unit: TEST_UNIT,
  createdAt: at(0),
} as const;
const hall = { ...roomRequestData, eventId, requestedBy: person._id };
const astronomy = {
  version: 1,
  unitId: '0123456789abcdef01234569',
  name: 'Astronomy Club',
  type: 'Club',
  category: 'scitech',
  parentUnitId: null,
  contactEmail: 'astronomy.club@example.edu',
  active: true,
} as const;
const codingChanged = { ...astronomy, version: 2, unitId: TEST_UNIT.id, name: TEST_UNIT.name, changed: ['contact'] };
const asha = {
  version: 2,
  userId: '0123456789abcdef01234570',
  username: 'asha@example.edu',
  name: 'Asha Rao',
  role: 'GENSEC_SPORTS',
  previousRole: 'STUDENT',
} as const;

const complaint = {
  version: 2,
  feedbackId: '0123456789abcdef01234571',
  type: 'Complaint',
  target: { type: 'Organization Unit', id: TEST_UNIT.id, name: TEST_UNIT.name },
  unit: TEST_UNIT,
  comments: 'Too loud at night.',
  isAnonymous: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  actionsTaken: 'The windows stay shut.',
} as const;

const heldAt = (minute: number) => ({ time: `2026-11-20T09:0${minute}:00.000Z`, actor: president });
const office = `Asha Rao as Web Lead of ${TEST_UNIT.name}, 2026-2027`;

/** One of each event the feed knows, oldest first, with its sentence. */
const story: [CloudEvent, string][] = [
  [eventOf('org.holder.appointed.v1', holder, heldAt(1)), `Meera Nair appointed ${office}`],
  [eventOf('org.holder.confirmed.v1', holder, heldAt(2)), `Meera Nair confirmed ${office}`],
  [eventOf('org.holder.ended.v1', holder, heldAt(3)), `Meera Nair ended ${office.replace(' as', "'s time as")}`],
  [
    eventOf('org.unit.changed.v1', codingChanged, { time: '2026-11-20T09:05:00.000Z', actor: president }),
    'Meera Nair changed the unit Coding Club',
  ],
  [
    eventOf('org.position.created.v1', webLead, { time: '2026-11-20T09:10:00.000Z', actor: person }),
    'Coding Club added the position Web Lead of Coding Club',
  ],
  [
    eventOf(
      'org.position.changed.v1',
      { ...webLead, version: 2, title: 'Web Head', changed: ['title'] },
      { time: '2026-11-20T09:15:00.000Z', actor: person },
    ),
    'Coding Club changed the position Web Head of Coding Club',
  ],
  [
    eventOf(
      'org.position.removed.v1',
      { ...webLead, version: 3, title: 'Web Head' },
      { time: '2026-11-20T09:20:00.000Z', actor: president },
    ),
    'Meera Nair removed the position Web Head of Coding Club',
  ],
  [
    eventOf('feedback.feedback.resolved.v1', complaint, { time: '2026-11-20T09:30:00.000Z', actor: president }),
    `Meera Nair resolved a complaint about ${TEST_UNIT.name}`,
  ],
  [
    eventOf('org.unit.created.v1', astronomy, { time: at(0), actor: president }),
    'Meera Nair created the unit Astronomy Club',
  ],
  [eventOf('events.event.created.v1', clinic, { time: at(1), actor: person }), 'Coding Club created Git Clinic'],
  [
    eventOf(
      'events.event.changed.v1',
      { ...clinic, changed: ['schedule'], previous: { start: null, end: null, venue: 'Lab 1' } },
      { time: at(1).replace('01:00', '01:30'), actor: person },
    ),
    'Coding Club moved Git Clinic',
  ],
  [
    eventOf('events.room-request.submitted.v1', hall, { time: at(2), actor: person }),
    'Coding Club requested Senate Hall for Git Clinic',
  ],
  [
    eventOf('events.room-request.rejected.v1', hall, { time: at(3), actor: president }),
    'Meera Nair rejected Senate Hall for Git Clinic',
  ],
  [
    eventOf('events.room-request.approved.v1', hall, { time: at(4), actor: president }),
    'Meera Nair approved Senate Hall for Git Clinic',
  ],
  [
    eventOf('events.room-request.released.v1', hall, { time: at(4).replace(':00.', ':20.'), actor: person }),
    'Coding Club gave back Senate Hall for Git Clinic',
  ],
  [
    eventOf('events.room-request.withdrawn.v1', hall, { time: at(4).replace(':00.', ':40.'), actor: person }),
    'Coding Club withdrew the request for Senate Hall for Git Clinic',
  ],
  [
    eventOf(
      'events.event.status-changed.v1',
      { ...clinic, version: 2, status: 'ongoing', previousStatus: 'planned' },
      { time: at(5) },
    ),
    'Git Clinic has started at Lab 2',
  ],
  [
    eventOf('auth.account.role-changed.v1', asha, { time: at(6), actor: president }),
    'Meera Nair made Asha Rao general secretary (sports)',
  ],
];
const concert = eventOf(
  'events.event.created.v1',
  { ...clinic, title: 'Concert', category: 'cultural', unit: music },
  { time: at(7), actor: { ...person, name: 'Music Club' } },
);
const hackathonOfMusic = eventOf(
  'events.event.created.v1',
  { ...clinic, title: 'Sound Hack', category: 'technical', unit: music },
  { time: at(8), actor: null },
);

let service: TestService;
beforeEach(async () => {
  service = await startTestService(activityService);
});
afterEach(async () => service.stop());

const recent = (as: As, query = '') =>
  service.request<ActivityAnswer[] & Problem>(as, 'GET', `/api/activities/recent${query}`);
const sentences = async (as: As, query = '') => (await recent(as, query)).body.map(({ description }) => description);
const deliver = async (events: CloudEvent[]) => {
  for (const event of events) await service.deliver(event);
};
const storyEvents = story.map(([event]) => event);
const newestFirst = story.map(([, sentence]) => sentence).reverse();

describe('the feed', () => {
  it('tells every event it knows, newest first', async () => {
    await deliver(storyEvents);
    const { body, headers } = await recent('PRESIDENT');
    expect(body.map(({ description }) => description)).toEqual(newestFirst);
    expect(headers.get('x-total-count')).toBe('18');
    expect(body.at(-10)).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'event',
      description: 'Coding Club created Git Clinic',
      timestamp: at(1),
      actor: { _id: person._id, name: 'Coding Club' },
      subject: { kind: 'event', _id: eventId, name: 'Git Clinic' },
      link: `/events/${eventId}`,
      unit: { _id: TEST_UNIT.id, name: TEST_UNIT.name, category: 'scitech' },
    });
  });

  it('is the same, once, when every event comes twice and in another order', async () => {
    await deliver([...storyEvents].reverse());
    const once = (await recent('PRESIDENT')).body;
    await deliver(storyEvents);
    expect((await recent('PRESIDENT')).body).toEqual(once);
    expect(once.map(({ description }) => description)).toEqual(newestFirst);
  });

  it('does not tell an event twice after the memory of deliveries is gone', async () => {
    await deliver(storyEvents);
    await service.store.connection.collection('inbox').deleteMany({});
    await deliver(storyEvents);
    expect(await sentences('PRESIDENT')).toEqual(newestFirst);
  });

  it('loses nothing when many events come at once', async () => {
    const many = Array.from({ length: 40 }, (_, number) =>
      eventOf('events.event.created.v1', { ...clinic, title: `Event ${number}` }, { time: at(number), actor: person }),
    );
    await Promise.all(many.map((event) => service.deliver(event)));
    expect(await sentences('PRESIDENT', '?limit=200')).toEqual(
      many.map((_, number) => `Coding Club created Event ${number}`).reverse(),
    );
  });

  it('shows 20 by default', async () => {
    const many = Array.from({ length: 21 }, (_, number) =>
      eventOf('events.event.created.v1', { ...clinic, title: `Event ${number}` }, { actor: person }),
    );
    await deliver(many);
    expect((await recent('PRESIDENT')).body).toHaveLength(20);
  });

  it('tells decisions about skills and achievements to those who decide about their type', async () => {
    await deliver(recordsStory.map(([event]) => event));
    const expected = recordsStory.map(([, sentence]) => sentence).reverse();
    expect(await sentences('GENSEC_SCITECH')).toEqual(expected);
    expect(await sentences('GENSEC_CULTURAL')).toEqual([]);
  });

  it('can be of one type, and takes two queries', async () => {
    await deliver(storyEvents);
    service.takeCommands();
    expect(await sentences('PRESIDENT', '?type=approval')).toEqual([4, 5, 10, 16].map((index) => newestFirst[index]));
    expect(service.takeCommands().length).toBeLessThanOrEqual(2);
  });
});

describe('who sees what in the feed', () => {
  beforeEach(async () => deliver([...storyEvents, concert, hackathonOfMusic]));

  it('the president all', async () => {
    expect(await sentences('PRESIDENT')).toHaveLength(20);
  });

  it('a general secretary what belongs to units or events of its category', async () => {
    const scitech = await sentences('GENSEC_SCITECH');
    expect(scitech).toEqual(['Sound Hack was created', ...newestFirst.slice(1)]);
    expect(await sentences('GENSEC_CULTURAL')).toEqual(['Sound Hack was created', 'Music Club created Concert']);
    expect(await sentences('GENSEC_SPORTS')).toEqual([newestFirst[0]]);
    expect(await sentences('GENSEC_ACADEMIC')).toEqual([]);
  });

  it('a coordinator what belongs to its unit', async () => {
    expect(await sentences('CLUB_COORDINATOR')).toEqual([...newestFirst.slice(1, 9), ...newestFirst.slice(10)]);
    expect(await sentences(actorOf('CLUB_COORDINATOR', { unit: music }))).toEqual([
      'Sound Hack was created',
      'Music Club created Concert',
    ]);
    const { unit: _unit, ...without } = actorOf('CLUB_COORDINATOR');
    expect(await sentences(without)).toEqual([]);
  });

  it('with a total of what one may see', async () => {
    expect((await recent('GENSEC_SPORTS')).headers.get('x-total-count')).toBe('1');
  });
});

/** A type of event that gets a sentence later must get its test with it. */
const tested: EventName[] = [...story, ...recordsStory].map(([{ type }]) => type);
it('has a test for every event it reacts to', async () => {
  const { activitySubscriptions } = await import('../subscriptions');
  const { createReactionsModule } = await import('../reactions/composition');
  const reactions = Object.entries(activitySubscriptions([], createReactionsModule({} as never)));
  const isInFeed = ({ name }: { name: string }) => name === 'recordEntry';
  const subscribed = reactions.filter(([, handlers]) => handlers.some(isInFeed)).map(([type]) => type);
  expect(subscribed.sort()).toEqual([...tested].sort());
});
