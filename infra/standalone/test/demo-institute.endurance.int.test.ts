import {
  EVENT_CATEGORIES,
  FEEDBACK_TARGET_TYPES,
  FEEDBACK_TYPES,
  type CloudEvent,
  type EventStatus,
} from '@portal/contracts';
import { DEMO_PASSWORD, demoPeople } from '@portal/demo-data';
import { byLane } from '@portal/test-kit';
import { seedInstitute } from './seeded-institute';

interface StoredEvent {
  _id: string;
  title: string;
  status: EventStatus;
  category: string;
  schedule: { start: Date };
  registration: { required: boolean; max_participants: number | null };
  seats: { taken: number; waiting: number };
  cancellation?: { at: Date };
}
interface StoredRoomRequest {
  eventId: string;
  roomKey: string;
  status: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  reviewedAt?: Date;
}
interface StoredRegistration {
  eventId: string;
  status: string;
  joinedAt: Date;
}
interface StoredFeedback {
  type: string;
  target: { type: string; id: string };
  author?: { id: string };
  isResolved: boolean;
}
interface StoredAccount {
  _id: string;
  username: string;
  role: string;
  onboarded: boolean;
  passwordHash?: string;
  studentId?: string;
}
interface StoredHolder {
  tenureYear: string;
  status: string;
  confirmation: string;
}
interface StoredUnit {
  _id: string;
  name: string;
  type: string;
  category: string;
  parentId?: string | null;
}

const NOW = new Date('2026-11-22T06:30:00Z');

/** Some faults of the plans only show from three times its own size on. */
const scale = byLane({ push: 1, endurance: 3 });

describe(`the demo institute at ${scale} times its size`, () => {
  let institute: Awaited<ReturnType<typeof seedInstitute>>;
  beforeAll(async () => {
    institute = await seedInstitute(scale, NOW);
  }, 600_000);
  afterAll(() => institute?.stop());

  const accounts = () => institute.read<StoredAccount>('auth', 'accounts');
  const events = () => institute.read<StoredEvent>('events', 'events');
  const requests = () => institute.read<StoredRoomRequest>('events', 'room_requests');
  const registrations = () => institute.read<StoredRegistration>('events', 'registrations');

  it('has the people of the banner with their roles, and students', async () => {
    const stored = new Map((await accounts()).map((account) => [account.username, account]));
    for (const { username, role, studentId, onboarded, isGoogle = false } of demoPeople(40 * scale)) {
      const account = stored.get(`${username}@example.edu`);
      expect(account).toMatchObject({ role, studentId, onboarded });
      expect(account?.passwordHash === undefined).toBe(isGoogle);
    }
    expect(stored.size).toBe(11 + 40 * scale);
    const coordinators = [...stored.values()].filter(({ role }) => role === 'CLUB_COORDINATOR');
    expect(coordinators.map(({ username }) => username.split('@')[0]).sort()).toEqual(['coding.club', 'music.club']);
  });

  it('has holders of this tenure and the last, and claims of students that wait', async () => {
    const holders = await institute.read<StoredHolder>('org', 'holders');
    const count = (part: Partial<StoredHolder>) =>
      holders.filter((holder) =>
        Object.entries(part).every(([key, value]) => holder[key as keyof StoredHolder] === value),
      ).length;
    const active = count({ tenureYear: '2026-2027', status: 'active', confirmation: 'confirmed' });
    const completed = count({ tenureYear: '2025-2026', status: 'completed', confirmation: 'confirmed' });
    expect(active).toBeGreaterThan(10 * scale);
    expect(completed).toBeGreaterThan(10 * scale);
    expect(count({ confirmation: 'awaiting' })).toBe(2);
  });

  it('lets its people sign in with the demo password', async () => {
    const signIn = (email: string, password: string) =>
      fetch(new URL('/auth/login', institute.group.urls.auth), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
    expect((await signIn('asha@example.edu', DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn('asha@example.edu', 'another password')).status).toBe(401);
  });

  it('has a Student Council over four councils over two clubs or more', async () => {
    const units = await institute.read<StoredUnit>('org', 'units');
    const below = (parent: string | null) => units.filter(({ parentId }) => (parentId ?? null) === parent);
    const [root, ...others] = below(null);
    expect([root?.name, others]).toEqual(['Student Council', []]);
    const councils = below(root?._id ?? '');
    expect(councils.map(({ category }) => category).sort()).toEqual(['academic', 'cultural', 'scitech', 'sports']);
    for (const { _id } of councils) expect(below(_id).length).toBeGreaterThanOrEqual(2 * scale);
  });

  it('has events of every category and status, requests of every status, and rooms', async () => {
    const stored = await events();
    expect(stored.length).toBeGreaterThanOrEqual(40 * scale);
    expect(new Set(stored.map(({ category }) => category))).toEqual(new Set(EVENT_CATEGORIES));
    expect(new Set(stored.map(({ status }) => status))).toEqual(
      new Set(['planned', 'ongoing', 'completed', 'cancelled']),
    );
    expect(stored.some(({ seats }) => seats.waiting > 0)).toBe(true);
    expect(new Set((await requests()).map(({ status }) => status))).toEqual(
      new Set(['Pending', 'Approved', 'Rejected']),
    );
    expect(await institute.read('events', 'rooms')).toHaveLength(15 * scale);
  });

  it('has feedback of every type on every kind of target, a third of it anonymous and half resolved', async () => {
    const stored = await institute.read<StoredFeedback>('feedback', 'feedback');
    const share = (some: StoredFeedback[]) => some.length / stored.length;
    expect(stored.length).toBeGreaterThanOrEqual(60 * scale);
    expect(new Set(stored.map(({ type }) => type))).toEqual(new Set(FEEDBACK_TYPES));
    expect(new Set(stored.map(({ target }) => target.type))).toEqual(new Set(FEEDBACK_TARGET_TYPES));
    expect(share(stored.filter(({ author }) => !author))).toBeCloseTo(1 / 3, 1);
    expect(share(stored.filter(({ isResolved }) => isResolved))).toBeCloseTo(1 / 2, 1);
    expect(stored.filter(({ author, target }) => author?.id === target.id)).toEqual([]);
  });

  it('keeps the rules of places: none sold twice, nobody waits for a free one, nobody registers after the start', async () => {
    const joined = await registrations();
    const count = (eventId: string, status: string) =>
      joined.filter((one) => one.eventId === eventId && one.status === status).length;
    for (const { _id, title, seats, registration, schedule } of await events()) {
      const places = registration.max_participants ?? Infinity;
      expect([title, seats]).toEqual([
        title,
        expect.objectContaining({ taken: count(_id, 'registered'), waiting: count(_id, 'waiting') }),
      ]);
      expect(seats.taken).toBeLessThanOrEqual(places);
      if (seats.waiting > 0) expect(seats.taken).toBe(places);
      const late = joined.filter((one) => one.eventId === _id && one.joinedAt >= schedule.start);
      expect([title, late]).toEqual([title, []]);
    }
  });

  it('keeps the rules of rooms: none booked twice, and nothing about the room of a cancelled event after that', async () => {
    const stored = await requests();
    const booked = stored.filter(({ status }) => status === 'Approved');
    for (const one of booked) {
      const overlapping = booked.filter(
        (other) => other.roomKey === one.roomKey && other.startsAt < one.endsAt && one.startsAt < other.endsAt,
      );
      expect(overlapping).toEqual([one]);
    }
    const cancelled = (await events()).filter(({ cancellation }) => cancellation);
    expect(cancelled.length).toBeGreaterThanOrEqual(2 * scale);
    for (const { _id, cancellation } of cancelled) {
      const at = cancellation?.at ?? NOW;
      const later = stored.filter(
        ({ eventId, createdAt, reviewedAt }) => eventId === _id && (createdAt > at || (reviewedAt ?? at) > at),
      );
      expect(later).toEqual([]);
    }
  });

  it('has reached every service: each event is handled, and the feed shows what happened until now', async () => {
    expect(await institute.countDeadLetters()).toBe(0);
    for (const service of ['auth', 'events', 'feedback', 'org', 'records'] as const) {
      const rows = await institute.read<{ event: CloudEvent; sentAt: Date | null }>(service, 'outbox');
      expect(rows.filter(({ sentAt, event }) => !sentAt || new Date(event.time) > NOW)).toEqual([]);
    }
    expect((await institute.read('activity', 'feed_entries')).length).toBeGreaterThan(100 * scale);
  });

  it('was made with its progress shown', () => {
    const { progress } = institute;
    expect([...new Set(progress.map(({ part }) => part))]).toEqual([
      'accounts',
      'profiles',
      'steps of events, feedback and records',
    ]);
    const ends = progress.filter(({ done, total }) => done === total);
    expect(ends).toHaveLength(3);
  });
});
