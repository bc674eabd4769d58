import type { EventAnswer, ListedRegistration } from '@portal/contracts';
import { type EventOnTwoInstances, startEventOnTwoInstances } from '../../testing/event-on-two-instances';
import { coordinator } from '../../testing/fixtures';
import type { RegistrationDocument } from './registration.model';

const PLACES = 2;

describe('the waiting list of an event with two places, changed on two instances', () => {
  let event: EventOnTwoInstances;
  beforeAll(async () => {
    event = await startEventOnTwoInstances(PLACES);
  });
  afterAll(() => event.stop());

  const comeAtOnce = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => event.join(from + index));
  const leaveAtOnce = (numbers: number[]) => numbers.map(event.leave);

  async function listed(status: 'registered' | 'waiting') {
    const path = `/api/events/${event.id}/registrations?limit=200&status=${status}`;
    const { body } = await event.first.request<ListedRegistration[]>(coordinator, 'GET', path);
    return {
      numbers: body.map(({ person }) => event.numberOf(person._id)),
      positions: body.map(({ position }) => position),
    };
  }

  /** What the registrations are sorted by, in the order in which the event has its line. */
  async function storedOrders(): Promise<string[]> {
    const { connection } = event.first.store;
    const [stored] = await connection.collection<{ _id: string; seats: { line: string[] } }>('events').find().toArray();
    const rows = await connection.collection<RegistrationDocument>('registrations').find().toArray();
    const orders = new Map(rows.map(({ personId, order }) => [personId, order]));
    return stored!.seats.line.map((personId) => orders.get(personId) ?? 'not registered');
  }

  async function expectOrderedLine(length: number) {
    const orders = await storedOrders();
    expect(orders).toHaveLength(length);
    expect(orders).toEqual([...new Set(orders)].sort());
    expect((await listed('waiting')).positions).toEqual(orders.map((_, index) => index + 1));
  }

  it('strictly rises while ten come, and while six leave and ten others come, and nobody overtakes', async () => {
    await Promise.all(comeAtOnce(1, 10));
    await expectOrderedLine(8);
    const [holding, line] = [(await listed('registered')).numbers, (await listed('waiting')).numbers];

    // Two free a place each, and four leave the line: its first, its last and two between them.
    const givingUp = [line[0]!, line[3]!, line[5]!, line[7]!];
    const [left] = await Promise.all([
      Promise.all(leaveAtOnce([...holding, ...givingUp])),
      Promise.all(comeAtOnce(11, 20)),
    ]);
    expect(left.map(({ status }) => status)).toEqual(left.map(() => 204));

    await expectOrderedLine(12);
    const remaining = line.filter((number) => !givingUp.includes(number));
    // Those who came first have a place now or are at the head of the line, in the same order.
    expect(new Set((await listed('registered')).numbers)).toEqual(new Set(remaining.slice(0, PLACES)));
    expect((await listed('waiting')).numbers.slice(0, remaining.length - PLACES)).toEqual(remaining.slice(PLACES));
    const { body } = await event.second.request<EventAnswer>(null, 'GET', `/api/events/${event.id}`);
    expect(body.registration).toMatchObject({ taken: PLACES, waiting: 12 });
  });
});
