import type { CloudEvent, NotificationAnswer, Role, UnitCategory } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { As, TestService } from '@portal/test-kit';
import { actorOf, eventOf, startTestService, TEST_UNIT } from '@portal/test-kit';
import { roomRequestData } from '../../testing/room-request';
import { activityService } from '../index';

const person = (number: number, role: Role = 'STUDENT') =>
  actorOf(role as 'STUDENT', { userId: `bbbbbbbbbbbbbbbbbbbbbb${number}`, name: `Person ${number}` });
const [kavya, meera, club] = [person(11, 'PRESIDENT'), person(12, 'PRESIDENT'), person(13, 'CLUB_COORDINATOR')];
const [asha, ravi] = [person(14), person(15)];
const by = ({ userId: _id, name, role }: typeof asha) => ({ _id, name, role });
const account = ({ userId, username, name, role }: typeof asha, version = 1) => ({
  version,
  userId,
  username,
  name,
  role,
});

let service: TestService;
beforeEach(async () => {
  service = await startTestService(activityService);
  for (const one of [kavya, meera]) await service.deliver(eventOf('auth.account.registered.v1', account(one)));
});
afterEach(() => service.stop());

const textsFor = async (as: As) =>
  (await service.request<NotificationAnswer[]>(as, 'GET', '/api/notifications')).body.map(
    ({ description }) => description,
  );
/** Delivers twice at once, and once more after deliveries are forgotten. */
async function deliverOften(events: readonly CloudEvent[]): Promise<void> {
  for (const event of events) await Promise.all([service.deliver(event), service.deliver(event)]);
  await service.store.connection.collection('inbox').deleteMany({});
  for (const event of events.toReversed()) await service.deliver(event);
}

const requested = (actor: typeof asha) =>
  eventOf('events.room-request.submitted.v1', { ...roomRequestData, requestedBy: actor.userId }, { actor: by(actor) });
const feedback = {
  version: 1,
  feedbackId: '0123456789abcdef01234569',
  type: 'Complaint',
  target: { type: 'User', id: ravi.userId, name: ravi.name },
  unit: null,
  comments: 'Too loud at night.',
  createdAt: '2026-11-20T10:00:00.000Z',
} as const;
const signed = { ...feedback, isAnonymous: false, author: { id: asha.userId, name: asha.name } };
const anonymous = { ...feedback, isAnonymous: true, feedbackId: '0123456789abcdef01234570' };

describe('a room request', () => {
  it('notifies every president once, but not one who made it', async () => {
    await deliverOften([requested(club)]);
    const sentence =
      'Person 13 requested Senate Hall on Tuesday, 1 December 2026, 10:00 am to 11:00 am, for Git Clinic';
    expect(await textsFor(kavya)).toEqual([sentence]);
    expect(await textsFor(meera)).toEqual([sentence]);
    expect(await textsFor(club)).toEqual([]);
    await service.deliver(requested(kavya));
    expect([(await textsFor(kavya)).length, (await textsFor(meera)).length]).toEqual([1, 2]);
  });

  it('notifies whoever is president by then', async () => {
    const ended = { ...account(meera, 2), role: 'STUDENT', previousRole: 'PRESIDENT' } as const;
    await service.deliver(eventOf('auth.account.role-changed.v1', ended));
    await service.deliver(requested(club));
    expect(await textsFor(meera)).toEqual(['Your role as president has ended']);
  });
});

describe('feedback', () => {
  it('notifies once whom it is about, and who signed it of its end', async () => {
    await deliverOften([
      eventOf('feedback.feedback.given.v1', signed, { actor: by(asha) }),
      eventOf('feedback.feedback.resolved.v1', { ...signed, version: 2, actionsTaken: 'Done.' }, { actor: by(kavya) }),
    ]);
    expect(await textsFor(ravi)).toEqual(['Person 14 wrote a complaint about you']);
    expect(await textsFor(asha)).toEqual(['Person 11 resolved your complaint about Person 15']);
  });

  it('that is anonymous names nobody, and its end notifies nobody', async () => {
    await deliverOften([
      eventOf('feedback.feedback.given.v1', anonymous),
      eventOf(
        'feedback.feedback.resolved.v1',
        { ...anonymous, version: 2, actionsTaken: 'Done.' },
        { actor: by(kavya) },
      ),
    ]);
    expect(await textsFor(ravi)).toEqual(['Someone wrote a complaint about you anonymously']);
    expect(await service.store.connection.collection('notifications').countDocuments({})).toBe(1);
  });
});

describe('a role', () => {
  it('notifies the person once, and not one who changed their own', async () => {
    const given = { ...account(asha, 2), role: 'GENSEC_SPORTS', previousRole: 'STUDENT' } as const;
    await deliverOften([eventOf('auth.account.role-changed.v1', given, { actor: by(kavya) })]);
    expect(await textsFor(asha)).toEqual(['Person 11 made you general secretary (sports)']);
    const own = { ...account(kavya, 2), role: 'STUDENT', previousRole: 'PRESIDENT' } as const;
    await service.deliver(eventOf('auth.account.role-changed.v1', own, { actor: by(kavya) }));
    expect(await textsFor(kavya)).toEqual([]);
  });
});

describe('a position that a student says to hold', () => {
  const claimed = (category: UnitCategory) =>
    eventOf(
      'org.holder.claimed.v1',
      {
        version: 1,
        holderId: newId(),
        code: 'POR-2026-0001',
        userId: asha.userId,
        name: asha.name,
        position: { id: newId(), title: 'Web Lead' },
        unit: { ...TEST_UNIT, category },
        tenureYear: '2026-2027',
        status: 'active',
        confirmation: 'awaiting',
      },
      { actor: by(asha) },
    );

  it('notifies the secretary of its category, or the presidents where it has none', async () => {
    const secretary = person(16, 'GENSEC_SCITECH');
    await service.deliver(eventOf('auth.account.registered.v1', account(secretary)));
    await deliverOften([claimed('scitech'), claimed('sports'), claimed('independent')]);
    const waits = 'Person 14 added a position that needs your confirmation: Web Lead of Coding Club, 2026-2027';
    expect([await textsFor(secretary), await textsFor(kavya), await textsFor(asha)]).toEqual([[waits], [waits], []]);
  });
});
