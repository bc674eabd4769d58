import type { AnswerOf, ListedRegistration, QueryOf, calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Session, Transaction, RunExclusive } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import { managed } from '../areas/domain';
import type { CampusEvent } from '../events/domain';
import { csvOf } from './csv.service';
import type { Registration } from './domain';
import { assertMayEnter, listedAnswerOf, snapshotOf, typedCode } from './domain';
import type { RegistrationRepository, RegistrationSelection } from './repository';
import type { Seats } from './service';

interface Dependencies {
  registrations: RegistrationRepository;
  events: { find(id: string): Promise<CampusEvent | null> };
  seats: Pick<Seats, 'open' | 'change'> & {
    /** Positions in line by person. */
    positions(id: string, personIds: readonly string[]): Promise<Map<string, number>>;
  };
  turns: RunExclusive;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
  timeZone: string;
}

type Query = QueryOf<typeof calls.listRegistrations>;
type CheckedIn = AnswerOf<typeof calls.checkIn>;

export type DoorService = ReturnType<typeof createDoorService>;

/** What the organisers do with registrations: look at them, take them along as a table, let people in. */
export function createDoorService(deps: Dependencies) {
  return { list: list(deps), table: table(deps), checkIn: checkIn(deps) };
}

const list =
  (deps: Dependencies) =>
  async (actor: Actor, eventId: string, query: Query): Promise<Page<ListedRegistration>> => {
    managed(actor, await deps.events.find(eventId));
    const found = await deps.registrations.page(selectionOf(eventId, query), query);
    return { ...found, items: await positioned(deps, eventId, found.items) };
  };

/** All of them as CSV, under a name for the file. */
const table =
  (deps: Dependencies) =>
  async (actor: Actor, eventId: string, query: Query): Promise<{ name: string; csv: string }> => {
    const event = managed(actor, await deps.events.find(eventId));
    const found = await deps.registrations.all(selectionOf(eventId, query));
    const name = event.title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    return { name: `${name} registrations.csv`, csv: csvOf(await positioned(deps, eventId, found), deps.timeZone) };
  };

const checkIn =
  (deps: Dependencies) =>
  async (actor: Actor, eventId: string, shown: string): Promise<CheckedIn> =>
    deps.turns(eventId, () => deps.transaction((session) => checkInWithin(deps, { actor, eventId, shown }, session)));

interface Arrival {
  actor: Actor;
  eventId: string;
  shown: string;
}

async function checkInWithin(deps: Dependencies, { actor, eventId, shown }: Arrival, session: Session) {
  const { registrations, seats, outbox, clock } = deps;
  const opened = await seats.open(eventId, session);
  const event = managed(actor, opened && opened.event);
  const id = /^[0-9a-f]{24}$/i.test(shown) ? { id: shown.toLowerCase() } : { code: typedCode(shown) };
  const registration = await registrations.findShown(eventId, id, session);
  if (!registration) throw new DomainError('REGISTRATION.NOT_FOUND');
  assertMayEnter(event, registration);
  if (registration.checkedInAt) return entered(registration, registration.checkedInAt, false);
  const now = clock.now();
  await registrations.checkIn(registration.id, now, session);
  await seats.change(eventId, { checkedIn: 1 }, session);
  const data = snapshotOf(event, registration);
  await outbox.enqueue(session, { type: 'events.registration.checked-in.v1', subject: registration.id, data, actor });
  return entered(registration, now, true);
}

const entered = (registration: Registration, at: Date, first: boolean): CheckedIn => ({
  ...listedAnswerOf(registration),
  checked_in_at: at.toISOString(),
  first,
});

function selectionOf(eventId: string, { q, status, checked_in }: Query): RegistrationSelection {
  return { eventId, q, status, checkedIn: checked_in && checked_in === 'yes' };
}

async function positioned({ seats }: Dependencies, eventId: string, registrations: readonly Registration[]) {
  const waiting = registrations.filter(({ status }) => status === 'waiting').map(({ person }) => person.id);
  const positions = await seats.positions(eventId, waiting);
  return registrations.map((each) => listedAnswerOf(each, positions.get(each.person.id)));
}
