import type { EventAnswer, ListedRegistration } from '@portal/contracts';
import { byLane } from '@portal/test-kit';
import { type EventOnTwoInstances, startEventOnTwoInstances } from '../../testing/event-on-two-instances';
import { coordinator } from '../../testing/fixtures';

const PLACES = byLane({ push: 20, endurance: 100 });
const JOINING = 3 * PLACES;
const MOVING = PLACES / 2;

describe(`${JOINING} students who register at once for ${PLACES} places`, () => {
  let event: EventOnTwoInstances;
  beforeAll(async () => {
    event = await startEventOnTwoInstances(PLACES);
  });
  afterAll(() => event.stop());

  const published = async (type: 'joined' | 'left' | 'promoted') =>
    (await event.first.outbox(`events.registration.${type}.v1`)).map(({ data }) => data);

  async function everybody(): Promise<ListedRegistration[]> {
    const path = `/api/events/${event.id}/registrations?limit=${2 * PLACES}`;
    const { body, headers } = await event.first.request<ListedRegistration[]>(coordinator, 'GET', path);
    const next = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const rest = await event.first.request<ListedRegistration[]>(coordinator, 'GET', next);
    return [...body, ...rest.body];
  }
  const holding = (all: ListedRegistration[]) => all.filter(({ status }) => status === 'registered');
  const lineOf = (all: ListedRegistration[]) => all.filter(({ status }) => status === 'waiting');
  const idsOf = (all: ListedRegistration[]) => all.map(({ person }) => person._id);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('are exactly as many as there are places, and the rest on the waiting list, in order, on two instances', async () => {
    const answers = await Promise.all(upTo(JOINING).map(event.join));
    const positions = answers.flatMap(({ position }) => position ?? []).sort((a, b) => a - b);
    expect(positions).toEqual(upTo(JOINING - PLACES));

    const all = await everybody();
    expect([all.length, holding(all).length]).toEqual([JOINING, PLACES]);
    expect(lineOf(all).map(({ position }) => position)).toEqual(upTo(JOINING - PLACES));
    const byPosition = new Map(answers.map((each) => [each._id, each.position]));
    expect(all.every(({ _id, position }) => byPosition.get(_id) === position)).toBe(true);

    const joined = await published('joined');
    expect(joined).toHaveLength(JOINING);
    expect(joined.filter(({ status }) => status === 'registered')).toHaveLength(PLACES);
    expect(new Set(joined.map(({ userId }) => userId)).size).toBe(JOINING);
  });

  it('stay as many while half of them leave and as many come: the first waiting follow, and nobody is skipped', async () => {
    const before = await everybody();
    const leaving = idsOf(holding(before)).slice(0, MOVING).map(event.numberOf);
    const coming = upTo(MOVING).map((number) => JOINING + number);
    const [left] = await Promise.all([Promise.all(leaving.map(event.leave)), Promise.all(coming.map(event.join))]);
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set([204]));

    const after = await everybody();
    expect([after.length, holding(after).length]).toEqual([JOINING, PLACES]);
    const line = idsOf(lineOf(before));
    expect(new Set((await published('promoted')).map(({ userId }) => userId))).toEqual(new Set(line.slice(0, MOVING)));
    expect(await published('promoted')).toHaveLength(MOVING);
    expect(idsOf(lineOf(after)).slice(0, line.length - MOVING)).toEqual(line.slice(MOVING));
    expect(lineOf(after).map(({ position }) => position)).toEqual(upTo(JOINING - PLACES));
    expect(await published('left')).toHaveLength(MOVING);
    const { body } = await event.second.request<EventAnswer>(null, 'GET', `/api/events/${event.id}`);
    expect(body.registration).toMatchObject({ taken: PLACES, waiting: JOINING - PLACES });
  });

  it('are let in once each, however many doors scan the same code at once', async () => {
    const [someone] = holding(await everybody());
    const scans = await Promise.all(
      upTo(10).map((number) =>
        event
          .oneOf(number)
          .request<{ first: boolean; checked_in_at: string }>(
            coordinator,
            'POST',
            `/api/events/${event.id}/check-ins`,
            { registration: someone?._id },
          ),
      ),
    );
    expect(scans.filter(({ body }) => body.first)).toHaveLength(1);
    expect(new Set(scans.map(({ status, body }) => `${status} ${body.checked_in_at}`)).size).toBe(1);
    expect(await event.first.outbox('events.registration.checked-in.v1')).toHaveLength(1);
  });
});
