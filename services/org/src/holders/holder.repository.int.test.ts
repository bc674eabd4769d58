import { newId } from '@portal/service-kit';
import type { Session } from '@portal/service-kit';
import { APPOINTED, holderOf } from '../../testing/holder-record';
import { startHolderStore, type HolderStore } from '../../testing/stored-holders';
import type { Holder } from './holder.domain';

const FORMER = { tenureYear: '2025-2026' } as const;

let store: HolderStore;
beforeEach(async () => {
  store = await startHolderStore();
});
afterEach(() => store.stop());

const idsOf = (found: readonly Holder[]) => found.map(({ id }) => id);
const stored = async (id: string) => store.holders.find(id);

describe('stored holders', () => {
  it('are read as they were added, and changed with a line of history', async () => {
    const { holders, lists, within, add } = store;
    const holder = holderOf(1);
    await add(holder);
    expect(await stored(holder.id)).toEqual(holder);
    const ended: Holder = { ...holder, version: 2, status: 'terminated' };
    const line = { ...APPOINTED, action: 'terminated' as const, changed: ['status'] };
    await within((session) => holders.change([{ holder: ended, entry: line }], session));
    expect(await stored(holder.id)).toEqual(ended);
    expect(await lists.listHistory(holder.id)).toEqual([line, APPOINTED]);
    await within((session) => holders.remove(holder.id, session));
    expect([await stored(holder.id), await lists.listHistory(holder.id)]).toEqual([null, []]);
  });

  it('keep the last hundred lines of history', async () => {
    const { holders, lists, within, add } = store;
    const holder = holderOf(1);
    await add(holder);
    const change = (session: Session) =>
      holders.change([{ holder, entry: { ...APPOINTED, action: 'changed' } }], session);
    for (let count = 0; count < 100; count += 1) await within(change);
    const history = await lists.listHistory(holder.id);
    expect([history.length, history.at(-1)?.action]).toEqual([100, 'changed']);
  });

  it('are one a person, position and tenure, and no other failure is taken for that', async () => {
    const { holders, within, add } = store;
    const holder = holderOf(1);
    await add(holder);
    await expect(add({ ...holder, id: newId(), code: 'POR-2026-0002' })).rejects.toMatchObject({
      code: 'HOLDER.ALREADY_HELD',
    });
    const unstorable: { self?: unknown } = {};
    unstorable.self = unstorable;
    const broken = holderOf(3, { appointment: unstorable as unknown as Holder['appointment'] });
    await expect(add(broken)).rejects.toMatchObject({ name: 'BSONError' });
    const holding = (asked: Holder) => within((session) => holders.findHolding(asked, session));
    expect(await holding({ ...holder, id: newId() })).toEqual(holder);
    expect(await holding({ ...holder, ...FORMER })).toBeNull();
  });
});

describe('the holders of positions', () => {
  it('are listed by position, the newest tenure first and without claims', async () => {
    const { position } = holderOf(0);
    const [former, present, next] = [
      holderOf(1, { position, ...FORMER }),
      holderOf(1, { position }),
      holderOf(1, { position, tenureYear: '2027-2028' }),
    ];
    await store.add(present, former, next, holderOf(2, { position, confirmation: 'awaiting' }), holderOf(3));
    expect(await store.holders.listOfPosition(position.id, 3)).toEqual([next, present, former]);
    expect(idsOf(await store.holders.listOfPosition(position.id, 2))).toEqual(idsOf([next, present]));
  });

  it('are found by positions and tenures, claims too', async () => {
    const { position } = holderOf(0);
    const [former, claim, other] = [
      holderOf(1, { position, ...FORMER }),
      holderOf(1, { position, confirmation: 'awaiting' }),
      holderOf(2),
    ];
    await store.add(former, claim, other);
    const of = (positions: readonly Holder[], ...tenures: string[]) =>
      store.holders.findOfPositions({ positionIds: positions.map((one) => one.position.id), tenures });
    expect(await of([claim], '2026-2027')).toEqual([claim]);
    expect(idsOf(await of([claim], '2025-2026', '2027-2028'))).toEqual([former.id]);
    expect(new Set(idsOf(await of([claim, other], '2025-2026', '2026-2027')))).toEqual(
      new Set([former.id, claim.id, other.id]),
    );
  });

  it('take a place while they are active and confirmed, each tenure and position for itself', async () => {
    const { holders, within, add } = store;
    const holder = holderOf(1);
    const { position } = holder;
    const elsewhere = holderOf(6, { unit: { id: newId(), name: 'Music Club', category: 'cultural' } });
    await add(
      holder,
      holderOf(2, { position }),
      holderOf(3, { position, status: 'completed' }),
      holderOf(4, { position, confirmation: 'awaiting' }),
      holderOf(5, { position, ...FORMER }),
      elsewhere,
    );
    expect(await within((session) => holders.countTaken(holder, session))).toBe(1);
    expect(await within((session) => holders.countOfPosition(position.id, session))).toBe(5);
    expect(await holders.countFilled([position.id], '2026-2027')).toEqual(new Map([[position.id, 2]]));
    expect(await holders.countFilled([position.id, elsewhere.position.id, newId()], '2026-2027')).toEqual(
      new Map([
        [position.id, 2],
        [elsewhere.position.id, 1],
      ]),
    );
    expect(await holders.countActiveOfUnit(elsewhere.unit.id)).toBe(1);
    expect(await holders.countActiveOfUnit(holder.unit.id)).toBe(3);
  });

  it('count in the tenure in which most hold the position, the first of them where two have as many', async () => {
    const { holders, add } = store;
    const [busy, even, other] = [holderOf(0), holderOf(0), holderOf(9)].map(({ position }) => position);
    if (!busy || !even || !other) throw new Error('Three positions were made.');
    await add(
      holderOf(1, { position: busy }),
      holderOf(1, { position: busy, ...FORMER }),
      holderOf(2, { position: busy, ...FORMER }),
      holderOf(3, { position: even }),
      holderOf(3, { position: even, ...FORMER }),
      holderOf(4, { position: other }),
    );
    expect(await holders.countHeld([busy.id, even.id])).toEqual(
      new Map([
        [busy.id, { held: 2, ...FORMER }],
        [even.id, { held: 1, ...FORMER }],
      ]),
    );
  });

  it('are counted as the transaction left them', async () => {
    const { holders, within } = store;
    const [holder, other] = [holderOf(1), holderOf(2)];
    const same = { ...other, position: holder.position };
    await within(async (session) => {
      await holders.add([{ holder: same, entry: APPOINTED }], session);
      expect(await holders.countTaken(holder, session)).toBe(1);
      expect(await holders.countHeld([holder.position.id], session)).toHaveProperty('size', 1);
    });
  });
});

describe('holders whose time comes', () => {
  it('are overdue when they are active in a tenure that is over, the oldest first', async () => {
    const { holders, add } = store;
    const [first, second] = [holderOf(1, FORMER), holderOf(2, FORMER)];
    await add(
      second,
      first,
      holderOf(3, { ...FORMER, status: 'terminated' }),
      holderOf(4, { ...FORMER, confirmation: 'refused' }),
      holderOf(5),
    );
    expect(await holders.listOverdue('2026-2027', 10)).toEqual([first.id, second.id]);
    expect(await holders.listOverdue('2026-2027', 1)).toEqual([first.id]);
    expect(await holders.listOverdue('2025-2026', 10)).toEqual([]);
  });

  it('are reminded once to write notes, while they are active', async () => {
    const { holders, within, add } = store;
    const [holder, ended] = [holderOf(1), holderOf(2, { status: 'completed' })];
    await add(holder, ended, holderOf(3, FORMER), holderOf(4, { confirmation: 'awaiting' }));
    expect(await holders.listToRemind('2026-2027', 10)).toEqual([holder.id]);
    const take = (id: string) => within((session) => holders.takeReminder(id, new Date(), session));
    expect(await take(holder.id)).toEqual(holder);
    expect([await take(holder.id), await take(ended.id)]).toEqual([null, null]);
    expect(await holders.listToRemind('2026-2027', 10)).toEqual([]);
  });
});

describe('names of elsewhere', () => {
  const found = async (q: string) => idsOf((await store.lists.list({ q }, { limit: 5 })).items);

  it('are brought up to date where they are shown and searched, and nowhere else', async () => {
    const { holders, within, add } = store;
    const [holder, other] = [
      holderOf(1),
      holderOf(2, { unit: { id: newId(), name: 'Music Club', category: 'cultural' } }),
    ];
    await add(other, holder);
    const person = { ...holder.person, name: 'Asha Iyer' };
    await within((session) => holders.syncPersonDetails(person, session));
    expect(await stored(holder.id)).toEqual({ ...holder, person });
    const unit = { id: newId(), name: 'Robotics Club', category: 'scitech' } as const;
    const position = { ...holder.position, title: 'Site Head', type: 'Coordinator' };
    await within((session) => holders.syncPositionDetails([{ ...position, unit }], session));
    expect(await stored(holder.id)).toEqual({ ...holder, person, position, unit });
    const renamed = { ...unit, name: 'Robots Club' };
    await within((session) => holders.syncUnitDetails([renamed], session));
    expect(await stored(holder.id)).toEqual({ ...holder, person, position, unit: renamed });
    expect(await stored(other.id)).toEqual(other);
    expect(await found('iyer site robots')).toEqual([holder.id]);
    expect(await found('robotics')).toEqual([]);
  });

  it('change nothing where nobody has them', async () => {
    const { holders, within, add } = store;
    const holder = holderOf(1);
    await add(holder);
    const nobody = { ...holder.person, id: newId(), name: 'Nobody' };
    await within((session) => holders.syncPersonDetails(nobody, session));
    expect(await stored(holder.id)).toEqual(holder);
  });
});
