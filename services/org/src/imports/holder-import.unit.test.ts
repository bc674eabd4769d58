import { TEST_UNIT } from '@portal/test-kit';
import { holderOf } from '../../testing/holder-record';
import type { Scope } from '@portal/service-kit/scope';
import type { Holder } from '../holders/holder.domain';
import type { Position } from '../positions/position.domain';
import type { Person } from '../read-copies/person.domain';
import type { Unit } from '../units/unit.domain';
import { planHolders } from './holder-import.domain';

const now = new Date('2026-11-20T10:00:00Z');
const idOf = (number: number) => String(number).padStart(24, '0');
const unit: Unit = {
  ...TEST_UNIT,
  version: 1,
  type: 'Club',
  description: '',
  parentId: null,
  hierarchyLevel: 1,
  active: true,
  contact: { email: 'club@example.edu', socialMedia: [] },
  budget: { allocated: 0, spent: 0 },
  createdAt: now,
};
const positionOf = (number: number, title: string, count = 1): Position => ({
  id: idOf(number),
  version: 1,
  code: `POS-000${number}`,
  title,
  unit: TEST_UNIT,
  type: 'Member',
  responsibilities: [],
  requirements: { minCgpa: 0, minYear: 1, skills: [] },
  description: '',
  count,
  createdAt: now,
});
const [lead, twin, other] = [positionOf(1, 'Web Lead'), positionOf(2, 'Twin', 2), positionOf(3, 'Twin')];
const personOf = (number: number, name: string): Person => ({
  id: idOf(number),
  version: 1,
  username: `${name}@example.edu`,
  name,
  studentId: `1224${number}`,
});
const [asha, bela, chetan] = [personOf(11, 'asha'), personOf(12, 'bela'), personOf(13, 'chetan')];
const held = (number: number, person: Person, position: Position, changes: Partial<Holder> = {}): Holder =>
  holderOf(number, {
    person,
    position: { id: position.id, title: position.title, type: position.type },
    unit: TEST_UNIT,
    ...changes,
  });

type Cells = Record<string, string>;
const plan = (cells: readonly Cells[], holders: readonly Holder[] = [], by: { userId?: string; scope?: Scope } = {}) =>
  planHolders(
    cells.map((each, index) => ({ line: index + 2, cells: each })),
    {
      actor: { userId: by.userId ?? idOf(99) },
      scope: by.scope ?? { kind: 'everything' },
      units: [unit],
      positions: [lead, twin, other],
      people: [asha, bela, chetan],
      holders,
      exportedCells: ({ status }) => ({ status: status === 'active' ? 'Active' : 'Completed' }),
      newId: () => idOf(50),
      now,
      today: { day: '2026-11-20', tenure: '2026-2027' },
    },
  );
const faults = async (...given: Parameters<typeof plan>) =>
  (await plan(...given)).faults.map(({ line, field, message }) => `${line} ${field}: ${message}`);
const named = { email: asha.username, unit: TEST_UNIT.name, position_id: 'Web Lead', tenure_year: '2026-2027' };

describe('the person of a row', () => {
  it('is named by email, by student ID, or by both', async () => {
    const { email: _email, ...rest } = named;
    const rows = [{ email: 'ASHA@example.edu' }, { student_id: '122411' }, { ...named, student_id: '122411' }];
    for (const person of rows) {
      const { added } = await plan([{ ...rest, ...person }]);
      expect(added).toMatchObject([{ person: { id: asha.id, studentId: asha.studentId } }]);
    }
  });

  it('is refused where there is none, and where two are named', async () => {
    const nobody = 'No one here has this email or student ID. Write that of an account of the portal.';
    expect(
      await faults([
        { ...named, email: '' },
        { ...named, email: 'nobody@example.edu' },
        { ...named, email: '', student_id: '999' },
        { ...named, student_id: '999' },
        { ...named, student_id: bela.studentId ?? '' },
        { ...named, email: 'nobody@example.edu', student_id: bela.studentId ?? '' },
      ]),
    ).toEqual([
      '2 email: Write the email or the student ID of the person.',
      `3 email: ${nobody}`,
      `4 student_id: ${nobody}`,
      `5 student_id: ${nobody}`,
      '6 student_id: This student ID belongs to someone else. Correct it, or leave it out.',
      `7 email: ${nobody}`,
    ]);
  });
});

describe('the position of a row', () => {
  it('is of a unit, and has a title', async () => {
    expect(
      await faults([
        { ...named, unit: '' },
        { email: named.email, position_id: 'Web Lead', tenure_year: '2026-2027' },
        { ...named, unit: 'Robotics' },
        { ...named, position_id: 'Head' },
        { ...named, position_id: '' },
        { ...named, position_id: 'Twin' },
      ]),
    ).toEqual([
      '2 unit: Write the unit of the position.',
      '3 unit: Write the unit of the position.',
      '4 unit: There is no unit with this name. Write the name of a unit of the portal.',
      '5 position_id: The unit has no position with this title. Add the position first, or correct the title.',
      '6 position_id: Position selection is required',
      '7 position_id: The unit has several positions with this title. Write the ID too, or give each a title of its own.',
    ]);
  });

  it('is that of the record whose ID it has', async () => {
    const record = held(1, asha, other);
    const row = { ...named, position_id: 'Twin', por_id: record.code.toLowerCase(), status: 'Completed' };
    const { changed } = await plan([row], [held(2, asha, twin), record]);
    expect(changed).toMatchObject([{ before: { id: record.id }, after: { status: 'completed' } }]);
  });

  it('is refused with the ID of another record', async () => {
    const message =
      'No record of this person, position and tenure has this ID. Correct it, or leave it empty for a new record.';
    const former = { tenureYear: '2025-2026' } as const;
    const records = [held(1, asha, lead), held(2, bela, twin), held(3, asha, lead, former), held(4, chetan, other)];
    const rows = [
      { ...named, por_id: 'POR-2026-0009' },
      { ...named, por_id: 'POR-2026-0002' },
      { ...named, por_id: 'POR-2025-0003' },
      { ...named, position_id: 'Twin', email: bela.username, por_id: 'POR-2026-0001' },
      { ...named, email: chetan.username, por_id: 'POR-2026-0004' },
    ];
    expect(await faults(rows, records)).toEqual([2, 3, 4, 5, 6].map((line) => `${line} por_id: ${message}`));
  });
});

describe('the places of a position', () => {
  const row = (person: Person, more: Cells = {}) => ({ ...named, email: person.username, ...more });
  const full = 'position_id: Maximum position holders (1) already appointed for the year 2026-2027.';

  it('are taken by what is stored and by the rows before', async () => {
    expect(await faults([row(bela)], [held(1, asha, lead)])).toEqual([`2 ${full}`]);
    expect(await faults([row(asha), row(bela)])).toEqual([`3 ${full}`]);
  });

  it('stay taken, and stay free, by a change of something else', async () => {
    const noted = { 'performance_metrics.feedback': 'Done well.' };
    expect(await faults([row(asha, noted), row(bela)], [held(1, asha, lead)])).toEqual([`3 ${full}`]);
    const ended = held(2, chetan, lead, { status: 'completed' });
    expect(await faults([row(chetan, noted), row(bela)], [held(1, asha, lead), ended])).toEqual([`3 ${full}`]);
  });

  it('are not those of another position or another tenure', async () => {
    const others = [held(1, asha, other), held(2, chetan, lead, { tenureYear: '2025-2026' })];
    expect(await faults([row(bela)], others)).toEqual([]);
  });

  it('are free of another tenure, of what ended, and of what ends in a row before', async () => {
    const former = { tenureYear: '2025-2026', status: 'completed' } as const;
    expect(
      await faults([row(bela)], [held(1, asha, lead, former), held(2, chetan, lead, { status: 'terminated' })]),
    ).toEqual([]);
    const ended = row(asha, { status: 'Completed' });
    expect(await faults([ended, row(bela)], [held(1, asha, lead)])).toEqual([]);
    expect(await faults([ended, row(bela), row(chetan)], [held(1, asha, lead)])).toEqual([`4 ${full}`]);
    expect(await faults([row(asha, { status: 'Completed' }), row(bela)])).toEqual([]);
  });

  it('are taken by a claim once it is confirmed', async () => {
    const claimed = held(1, asha, lead, { confirmation: 'awaiting' });
    expect(await faults([row(bela)], [claimed])).toEqual([]);
    const { added, changed, faults: refused } = await plan([row(asha), row(bela)], [claimed]);
    expect([added, refused.length]).toEqual([[], 1]);
    expect(changed).toMatchObject([
      { before: claimed, after: { id: claimed.id, confirmation: 'confirmed' }, changed: [] },
    ]);
  });
});

it('the same record twice in a file is refused, and one that is as the row says is unchanged', async () => {
  const twice = 'Line 2 has this person, position and tenure too. Keep one of the two lines.';
  expect(await faults([named, { ...named, student_id: '122411' }])).toEqual([`3 position_id: ${twice}`]);
  const { added, changed, unchanged } = await plan([{ ...named, status: 'Active' }], [held(1, asha, lead)]);
  expect([added, changed, unchanged]).toEqual([[], [], 1]);
});

it('rows without a tenure are told so, each', async () => {
  const { tenure_year: _tenure, ...rest } = named;
  const message = 'tenure_year: Tenure year is required';
  expect(await faults([rest, rest, { ...rest, tenure_year: '' }])).toEqual(
    [2, 3, 4].map((line) => `${line} ${message}`),
  );
});

describe('a record that is there', () => {
  const ended = { ...named, status: 'Completed' };

  it('is changed by those who manage its unit', async () => {
    const of = (category: 'scitech' | 'sports') => ({ scope: { kind: 'category', category } }) as const;
    const outside = 'unit: You can only manage positions in your own area.';
    expect(await faults([ended], [held(1, asha, lead)], of('sports'))).toEqual([`2 ${outside}`]);
    expect(await faults([ended], [held(1, asha, lead)], of('scitech'))).toEqual([]);
  });

  it('is never changed by the person it is of, who may leave it in the file as it is', async () => {
    const own = { userId: asha.id, scope: { kind: 'category', category: 'scitech' } } as const;
    const refused = "email: You can't appoint or confirm yourself, or change your own record.";
    expect(await faults([ended], [held(1, asha, lead)], own)).toEqual([`2 ${refused}`]);
    expect(await faults([{ ...named, status: 'Active' }], [held(1, asha, lead)], own)).toEqual([]);
  });
});
