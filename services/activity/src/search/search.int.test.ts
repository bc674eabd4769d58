import type { CloudEvent, SearchHit } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';
import { eventOf, startTestService } from '@portal/test-kit';
import {
  NOW,
  idOf,
  day,
  council,
  unitEvent,
  campusEventData,
  campusEvent,
  positionData,
  positionEvent,
  accountData,
  accountEvent,
} from '../../testing/fixtures';
import { activityService } from '../index';

let activity: TestService<unknown>;
const start = async (...delivered: CloudEvent[]) => {
  activity = await startTestService(activityService, { clock: { now: () => new Date(NOW) } });
  for (const event of delivered) await activity.deliver(event);
};
afterEach(() => activity.stop());

async function search(as: As, q: string, kind?: string): Promise<SearchHit[]> {
  const query = new URLSearchParams({ q, ...(kind !== undefined && { kind }) });
  const { status, body } = await activity.request<SearchHit[]>(as, 'GET', `/api/search?${query.toString()}`);
  expect(status).toBe(200);
  return body;
}
const titles = async (...asked: Parameters<typeof search>) => (await search(...asked)).map(({ title }) => title);

describe('a search', () => {
  const clinic = campusEvent(3, 'Git Clinic');
  const asha = accountEvent(1, 'Asha Clifford', { studentId: '12240010', role: 'CLUB_COORDINATOR' });
  const everything = [
    unitEvent(),
    unitEvent({ unitId: council.id, name: council.name, type: 'Council', parentUnitId: null }),
    unitEvent({ unitId: idOf(901), name: 'Climbing Club' }),
    clinic,
    asha,
    positionEvent(),
  ];

  it('finds names with and without signs, accents and spaces', async () => {
    const hostel = unitEvent({ unitId: idOf(902), name: 'Women’s Hostel' });
    const people = [accountEvent(2, "Anita D'Souza"), accountEvent(4, 'José Ångström')];
    await start(hostel, campusEvent(5, 'Tech Fest'), campusEvent(6, 'Techfair'), ...people);
    const both = async (...typed: string[]) => Promise.all(typed.map((q) => titles('PRESIDENT', q)));
    expect(await both('souza', 'dsouza', "d'souza", 'D’SOUZA')).toEqual(Array(4).fill(["Anita D'Souza"]));
    expect(await both('jose', 'josé', 'angstrom jose')).toEqual(Array(3).fill(['José Ångström']));
    expect(await both('womens', "women's", 'womens hostel')).toEqual(Array(3).fill(['Women’s Hostel']));
    expect(await both('techfest', 'tech fest', 'tech-fest')).toEqual(Array(3).fill(['Tech Fest']));
    expect(await both('tech fair')).toEqual([['Techfair']]);
  });

  it('says what distinguishes each thing, and leads to its page', async () => {
    await start(...everything);
    expect(await search('PRESIDENT', 'cli')).toEqual([
      {
        kind: 'event',
        _id: idOf(3),
        title: 'Git Clinic',
        detail: 'Coding Club',
        link: `/events/${idOf(3)}`,
        category: 'scitech',
        start: day(3),
        status: 'planned',
      },
      {
        kind: 'person',
        _id: idOf(501),
        title: 'Asha Clifford',
        detail: '12240010',
        link: `/profile/${idOf(501)}`,
        category: null,
        role: 'Club Coordinator',
      },
      {
        kind: 'unit',
        _id: idOf(901),
        title: 'Climbing Club',
        detail: 'Club · SciTech Council',
        link: `/units/${idOf(901)}`,
        category: 'scitech',
      },
      {
        kind: 'position',
        _id: idOf(700),
        title: 'Climbing Lead',
        detail: 'Team Lead · Coding Club',
        link: '/cosa?q=Climbing+Lead',
        category: 'scitech',
      },
    ]);
    expect((await search('PRESIDENT', 'council', 'unit')).map(({ detail }) => detail)).toEqual(['Council']);
  });

  it('finds events for visitors, units and positions too for students, and people for officers alone', async () => {
    await start(...everything);
    const kinds = async (as: As) => (await search(as, 'cli')).map(({ kind }) => kind);
    expect(await kinds(null)).toEqual(['event']);
    for (const student of ['STUDENT', 'STUDENT_NOT_ONBOARDED'] as const) {
      expect(await kinds(student)).toEqual(['event', 'unit', 'position']);
      expect(await search(student, '12240010')).toEqual([]);
      expect(await search(student, 'asha', 'person')).toEqual([]);
    }
    for (const officer of ['CLUB_COORDINATOR', 'GENSEC_ACADEMIC', 'PRESIDENT'] as const) {
      expect(await kinds(officer)).toEqual(['event', 'person', 'unit', 'position']);
      expect(await titles(officer, '122400')).toEqual(['Asha Clifford']);
    }
    expect(await titles('PRESIDENT', 'cli', 'person')).toEqual(['Asha Clifford']);
  });

  it('finds the beginnings of words, all of them, whatever their accents and case', async () => {
    await start(campusEvent(3, 'Soirée de Poésie', { venue: 'Open Air Theatre' }), accountEvent(2, 'Zoë Núñez'));
    expect(await titles(null, 'POESIE soi')).toEqual(['Soirée de Poésie']);
    expect(await titles(null, 'theat')).toEqual(['Soirée de Poésie']);
    expect(await titles(null, 'soiree concert')).toEqual([]);
    expect(await titles('PRESIDENT', 'nunez')).toEqual(['Zoë Núñez']);
    expect(await titles('PRESIDENT', 'person2')).toEqual(['Zoë Núñez']);
    expect(await titles('PRESIDENT', 'example.edu')).toEqual([]);
  });

  it('takes what was typed as text, and finds nothing by signs or by nothing', async () => {
    await start(...everything);
    for (const q of ['', '   ', '.*', '?!', '^', '$where', '%', '((('])
      expect(await search('PRESIDENT', q)).toEqual([]);
    expect(await titles(null, '^git')).toEqual(['Git Clinic']);
    expect(await titles(null, 'g.t')).toEqual([]);
  });
});

describe('found events', () => {
  it('come as they go on and are to be, then those that are over, the latest first', async () => {
    await start(
      campusEvent(1, 'Quiz tomorrow'),
      campusEvent(2, 'Quiz of last week', { start: day(-7), end: day(-6.9), status: 'completed' }),
      campusEvent(3, 'Quiz without a date', { start: null, end: null }),
      campusEvent(4, 'Quiz season', { start: day(-4), end: day(90), status: 'ongoing' }),
      campusEvent(5, 'Quiz of last month', { start: day(-30), end: day(-29.9), status: 'completed' }),
    );
    expect(await titles(null, 'quiz')).toEqual([
      'Quiz season',
      'Quiz tomorrow',
      'Quiz without a date',
      'Quiz of last week',
      'Quiz of last month',
    ]);
  });

  it('are five at most, and the cancelled ones the last of them', async () => {
    const quizzes = Array.from({ length: 7 }, (_, number) => campusEvent(number + 1, `Quiz ${number + 1}`));
    const off = eventOf('events.event.status-changed.v1', {
      ...campusEventData(1, 'Quiz 1', { version: 2, status: 'cancelled' }),
      previousStatus: 'planned',
    });
    await start(...quizzes, off);
    expect(await titles(null, 'quiz')).toEqual(['Quiz 2', 'Quiz 3', 'Quiz 4', 'Quiz 5', 'Quiz 6']);
    expect(await search(null, 'quiz 1')).toMatchObject([{ title: 'Quiz 1', status: 'cancelled' }]);
  });

  it('that ended before their time are over', async () => {
    const ended = eventOf(
      'events.event.status-changed.v1',
      { ...campusEventData(1, 'Quiz that ended', { version: 2, status: 'completed' }), previousStatus: 'ongoing' },
      { time: day(-1) },
    );
    await start(ended, campusEvent(9, 'Quiz to come'));
    expect(await titles(null, 'quiz')).toEqual(['Quiz to come', 'Quiz that ended']);
  });

  it('carry the name that their unit has now', async () => {
    await start(campusEvent(1, 'Quiz'));
    expect(await search(null, 'quiz')).toMatchObject([{ detail: 'Coding Club' }]);
    await activity.deliver(unitEvent({ version: 2, name: 'Society of Coders' }));
    expect(await search(null, 'quiz')).toMatchObject([{ detail: 'Society of Coders' }]);
  });

  it.each([
    ['before', true],
    ['after', false],
  ])('are found by the name that their unit has now, told %s them', async (_when, isFirst) => {
    const { data } = unitEvent({ version: 2, name: 'Society of Robots' });
    const renamed = eventOf('org.unit.changed.v1', { ...data, changed: ['name'] });
    const belonging = [campusEvent(1, 'Quiz'), positionEvent()];
    await start(unitEvent(), ...(isFirst ? [renamed, ...belonging] : [...belonging, renamed]));
    expect(await titles('PRESIDENT', 'robots')).toEqual(['Quiz', 'Society of Robots', 'Climbing Lead']);
    expect(await titles('PRESIDENT', 'coding')).toEqual([]);
    expect(await titles('PRESIDENT', 'robots pos-0012')).toEqual(['Climbing Lead']);
  });
});

describe('found people and units', () => {
  it('come first where the name begins so, each by name', async () => {
    const names = ['Ravi Rao', 'Rao Bahadur', 'Asha Rao', 'Meera Rao'];
    await start(...names.map((name, number) => accountEvent(number, name)));
    expect(await titles('PRESIDENT', 'rao')).toEqual(['Rao Bahadur', 'Asha Rao', 'Meera Rao', 'Ravi Rao']);
    expect(await titles('PRESIDENT', 'rao m')).toEqual(['Meera Rao']);
  });

  it('come so among many as well', async () => {
    const names = Array.from({ length: 40 }, (_, number) => `A${String.fromCharCode(97 + (number % 26))}il Rao`);
    const people = [...names, 'Rao Bahadur', 'Raoul Dsouza'].map((name, number) => accountEvent(number, name));
    await start(...people);
    expect(await titles('PRESIDENT', 'rao')).toEqual([
      'Rao Bahadur',
      'Raoul Dsouza',
      'Aail Rao',
      'Aail Rao',
      'Abil Rao',
    ]);
  });

  it('are under the name, student ID and role they have now', async () => {
    await start(accountEvent(1, 'Asha Rao'));
    const changed = accountData(1, 'Asha Iyer', { version: 2, studentId: '12240077' });
    await activity.deliver(eventOf('auth.account.changed.v1', changed));
    expect(await titles('PRESIDENT', 'rao')).toEqual([]);
    expect(await search('PRESIDENT', '12240077')).toMatchObject([{ title: 'Asha Iyer', role: 'Student' }]);
    const promoted = { ...changed, version: 3, role: 'GENSEC_SPORTS', previousRole: 'STUDENT' } as const;
    await activity.deliver(eventOf('auth.account.role-changed.v1', promoted));
    expect(await search('PRESIDENT', 'iyer')).toMatchObject([{ role: 'General Secretary, Sports' }]);
  });

  it('are no units that were closed, nor anybody without an account', async () => {
    await start(unitEvent(), campusEvent(1, 'Quiz'));
    await activity.deliver(unitEvent({ version: 2, active: false }));
    expect(await search('PRESIDENT', 'coding', 'unit')).toEqual([]);
    expect(await search(null, 'quiz')).toMatchObject([{ detail: 'Coding Club' }]);
  });
});

describe('found positions', () => {
  it('are found by title, unit and number', async () => {
    await start(unitEvent(), positionEvent());
    for (const q of ['lead climb', 'coding lead', 'POS-0012']) {
      expect(await titles('STUDENT', q, 'position')).toEqual(['Climbing Lead']);
    }
  });

  it('stand beside units that begin so when a short word is typed, however many positions there are', async () => {
    const unit = (number: number, name: string) => unitEvent({ unitId: idOf(800 + number), name });
    const position = (number: number) =>
      positionEvent({ positionId: idOf(700 + number), code: `POS-${number}`, title: `Rope ${number}` });
    await start(unit(1, 'The Rowing Club'), unit(2, 'Robotics Club'), position(1), position(2));
    const titles = async () => (await search('STUDENT', 'ro')).map(({ title }) => title);
    expect(await titles()).toEqual(['Robotics Club', 'The Rowing Club', 'Rope 1', 'Rope 2']);
    for (let number = 3; number < 20; number += 1) await activity.deliver(position(number));
    const ropes = ['Rope 1', 'Rope 10', 'Rope 11', 'Rope 12', 'Rope 13'];
    expect(await titles()).toEqual(['Robotics Club', 'The Rowing Club', ...ropes]);
  });

  it('are none that were removed, also when an older word of them comes late', async () => {
    await start(eventOf('org.position.removed.v1', positionData({ version: 3 })), positionEvent());
    expect(await titles('STUDENT', 'climb')).toEqual([]);
  });
});

describe('in whatever order the events arrive', () => {
  const history = [
    unitEvent(),
    campusEvent(1, 'Quiz'),
    eventOf('events.event.changed.v1', { ...campusEventData(1, 'Great Quiz', { version: 2 }), changed: ['title'] }),
    positionEvent({ title: 'Quizmaster' }),
    eventOf('org.position.changed.v1', { ...positionData({ title: 'Quiz Lead', version: 2 }), changed: ['title'] }),
    accountEvent(1, 'Asha Quill'),
    eventOf('auth.account.changed.v1', accountData(1, 'Asha Quint', { version: 2 })),
  ];

  it.each([
    ['as it happened', history],
    ['backwards', history.toReversed()],
    ['twice', [...history, ...history]],
    [
      'twice, the second time published again',
      [...history, ...history.map((event) => ({ ...event, id: crypto.randomUUID() }))],
    ],
  ])('it ends the same: %s', async (_how, events) => {
    await start(...events);
    expect(await titles('PRESIDENT', 'qu')).toEqual(['Great Quiz', 'Asha Quint', 'Quiz Lead']);
    expect(await titles('PRESIDENT', 'quill')).toEqual([]);
    const rows = await activity.store.connection.collection('search_entries').find().toArray();
    expect(rows.map(({ version }) => Number(version)).toSorted()).toEqual([1, 2, 2, 2]);
  });
});
