/** One thing that an event says of its subject, by the name of the field. */
export interface Fact {
  field: string;
  value: unknown;
}

/** A field that a write made other than before. */
export interface Change {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Names of the thing itself, and what only repeats what is said elsewhere. */
const UNSAID = new Set(
  (
    'version userId username unitId eventId requestId registrationId roomId feedbackId positionId ' +
    'createdAt requestedBy parentUnitId unit.id target.id author.id unit.category ' +
    'changed previous previousRole previousStatus onboarded eventTitle schedule'
  ).split(' '),
);

/** What belongs to one moment and is not lost afterwards. */
const OF_THE_MOMENT: readonly string[] = ['reason', 'position', 'actionsTaken', 'way', 'sessions'];

/** What an action makes of its subject where the data do not say it. */
const STATES: Record<string, string> = {
  'events.room-request.submitted': 'Pending',
  'events.room-request.approved': 'Approved',
  'events.room-request.rejected': 'Rejected',
  'events.registration.left': 'left',
  'events.registration.checked-in': 'checked-in',
  'org.position.removed': 'removed',
  'feedback.feedback.given': 'open',
  'feedback.feedback.resolved': 'resolved',
};

/** These leave nothing behind that the next one of their kind could differ from. */
const HAPPENINGS: readonly string[] = ['auth.session', 'auth.password', 'auth.email'];

export const isHappening = (kind: string): boolean => HAPPENINGS.includes(kind);

export function factsOf(kind: string, action: string, data: object): Fact[] {
  const status = STATES[action];
  const unsaid = isHappening(kind) ? 'name' : status === undefined ? undefined : 'status';
  const said = flat(data).filter(({ field }) => field !== unsaid);
  return status === undefined ? said : [...said, { field: 'status', value: status }];
}

/** What an event tells of before, under the names that it has after. */
export function saidBefore(data: object): Fact[] {
  const { previousRole: role, previousStatus: status, previous } = data as Record<string, unknown>;
  const place = typeof previous === 'object' && previous !== null ? previous : {};
  return Object.entries({ role, status, ...place }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, value }],
  );
}

/** Objects by their fields, one level after the other; lists stay as they are. */
function flat(data: object, prefix = ''): Fact[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const field = prefix + name;
    if (UNSAID.has(field) || value === undefined) return [];
    const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isInner ? flat(value, `${field}.`) : [{ field, value }];
  });
}

interface Told {
  facts: readonly Fact[];
  said: readonly Fact[];
  named: readonly string[];
}

/** What a row made other than the row before it; all of it for a thing of which nothing was told before. */
export function changesOf({ facts, said, named }: Told, before: readonly Fact[] | null): Change[] {
  const isNew = before === null && said.length === 0 && named.length === 0;
  if (isNew) return facts.filter(({ value }) => !isEmpty(value)).map(({ field, value }) => ({ field, after: value }));
  const known = new Map((before ?? said).map(({ field, value }) => [field, value]));
  const mayDiffer = (field: string) => before !== null || known.has(field) || isNamed(field, named);
  const changed = facts
    .filter(({ field, value }) => mayDiffer(field) && !isSame(known.get(field), value))
    .map(({ field, value }) => changeOf(field, known.get(field), value));
  return [...changed, ...goneOf(facts, before ?? []), ...withoutValues(named, facts)];
}

const isEmpty = (value: unknown) => ['null', '[]', '""'].includes(JSON.stringify(value ?? null));
const isNamed = (field: string, named: readonly string[]) => named.includes(field.split('.')[0] ?? '');
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function changeOf(field: string, before: unknown, after: unknown): Change {
  return {
    field,
    ...(before !== undefined && before !== null && { before }),
    ...(after !== undefined && after !== null && { after }),
  };
}

/** What was said before and is said no more. */
function goneOf(facts: readonly Fact[], before: readonly Fact[]): Change[] {
  const there = new Set(facts.map(({ field }) => field));
  return before
    .filter(({ field, value }) => !there.has(field) && !OF_THE_MOMENT.includes(field) && value !== null)
    .map(({ field, value }) => ({ field, before: value }));
}

/** What is told by name alone. A photo shows as another picture, and a schedule as its parts. */
function withoutValues(named: readonly string[], facts: readonly Fact[]): Change[] {
  const told = new Set(facts.map(({ field }) => field.split('.')[0]));
  return named.filter((field) => !told.has(field) && !SHOWN_OTHERWISE.includes(field)).map((field) => ({ field }));
}

const SHOWN_OTHERWISE: readonly string[] = ['photo', 'schedule'];
