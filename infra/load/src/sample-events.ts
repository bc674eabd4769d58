/** Events for measuring: the same ones as our events service stores them, and as a bare program would. */
const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(2035, 0, 1);
const UNIT = { id: 'a'.repeat(24), name: 'Debating Society', category: 'academic' } as const;
const PERSON = { id: 'b'.repeat(24), name: 'Kavya Menon' } as const;
const DESCRIPTION = 'Asian format, teams of three, motions released 30 minutes before each round. '.repeat(2).trim();

function sampleEvent(number: number) {
  const start = new Date(FIRST + number * HOUR_MS);
  return {
    id: number.toString(16).padStart(24, '0'),
    title: `Debate ${number} of the winter league`,
    description: DESCRIPTION,
    // A quarter is over, so that a list has something to leave out.
    status: number % 4 === 3 ? 'completed' : 'planned',
    category: 'academic',
    type: 'Competition',
    schedule: { start, end: new Date(start.getTime() + 2 * HOUR_MS), venue: 'Senate Hall', mode: 'offline' },
    registration: { required: false },
    createdAt: new Date(FIRST - 100 * HOUR_MS),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** What the events service finds an event by. */
export function beginningsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return [...new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))))];
}

/** As the events service writes them. */
export function storedEvents(count: number) {
  return numbers(count).map((number) => {
    const { id, ...event } = sampleEvent(number);
    return {
      ...event,
      _id: id,
      version: 1,
      unit: UNIT,
      areas: [UNIT.category],
      organizers: [{ kind: 'user', ...PERSON }],
      budget: { allocated: 0, sponsors: [] },
      createdBy: PERSON,
      sortStart: event.schedule.start,
      overAt: event.schedule.end,
      terms: beginningsOf(`${event.title} ${UNIT.name} ${event.schedule.venue}`),
      months: [event.schedule.start.toISOString().slice(0, 7)],
      seats: { taken: 0, checkedIn: 0, waiting: 0, changes: 0, line: [] },
      roomRequestCount: 0,
    };
  });
}

/** As a program stores them that sends what it has: field for field what our calls answer. */
export function bareEvents(count: number) {
  return numbers(count).map((number) => {
    const { id, createdAt, ...event } = sampleEvent(number);
    return {
      ...event,
      _id: id,
      start: event.schedule.start,
      organizing_unit_id: { _id: UNIT.id, name: UNIT.name, category: UNIT.category },
      organizers: [{ _id: PERSON.id, kind: 'user', personal_info: { name: PERSON.name } }],
      created_at: createdAt,
    };
  });
}
