import { newId } from '@portal/service-kit';
import { TEST_UNIT } from '@portal/test-kit';
import { holderOf } from '../../testing/holder-record';
import { startHolderStore, type HolderStore } from '../../testing/stored-holders';
import { holderModel } from './holder.model';
import type { Holder } from './holder.domain';
import type { HolderSelection } from './holder-list.repository';

const FORMER = { tenureYear: '2025-2026' } as const;
const MUSIC = { id: newId(), name: 'Music Club', category: 'cultural' } as const;

let store: HolderStore;
beforeEach(async () => {
  store = await startHolderStore();
});
afterEach(() => store.stop());

describe('the list of holders', () => {
  it('has the newest first, without claims, and is narrowed by each filter', async () => {
    const [former, ended, elsewhere] = [
      holderOf(1, FORMER),
      holderOf(1, { status: 'completed' }),
      holderOf(2, { unit: MUSIC }),
    ];
    await store.add(former, elsewhere, ended, holderOf(3, { confirmation: 'awaiting' }));
    const listed = async (selection: HolderSelection = {}) => (await store.lists.list(selection, { limit: 5 })).items;
    expect(await listed()).toEqual([elsewhere, ended, former]);
    expect(await listed({ status: 'completed' })).toEqual([ended]);
    expect(await listed({ tenureYear: '2025-2026' })).toEqual([former]);
    expect(await listed({ unit: MUSIC.id })).toEqual([elsewhere]);
    expect(await listed({ category: 'cultural' })).toEqual([elsewhere]);
    expect(await listed({ position: ended.position.id })).toEqual([ended]);
  });

  it('is searched by code and address, but for students by names alone', async () => {
    const holder = holderOf(1);
    await store.add(holder);
    const found = async (selection: HolderSelection) =>
      (await store.lists.list(selection, { limit: 5 })).items.map(({ id }) => id);
    expect(await found({ q: 'POR-2026-0001' })).toEqual([holder.id]);
    expect(await found({ q: 'POR-2026-0001', isPublic: true })).toEqual([]);
    expect(await found({ q: 'asha web', isPublic: true })).toEqual([holder.id]);
  });

  it('finds rows of earlier builds when their search terms are made anew', async () => {
    const holder = holderOf(1);
    await store.add(holder);
    const rows = holderModel(store.connection);
    await rows.updateOne({ _id: holder.id }, { $set: { terms: ['old'], publicTerms: [] } });
    await store.lists.renewListFields();
    for (const isPublic of [false, true]) {
      expect((await store.lists.list({ q: 'asha', isPublic }, { limit: 5 })).items).toEqual([holder]);
    }
  });
});

describe('claims that wait', () => {
  it('are listed within a scope, of one unit where it is asked for, the longest wait first', async () => {
    const awaiting = { confirmation: 'awaiting' } as const;
    const [late, early, elsewhere] = [
      holderOf(1, { ...awaiting, updatedAt: new Date('2026-11-22T10:00:00Z') }),
      holderOf(2, { ...awaiting, updatedAt: new Date('2026-11-21T10:00:00Z') }),
      holderOf(3, { ...awaiting, unit: MUSIC, updatedAt: new Date('2026-11-23T10:00:00Z') }),
    ];
    await store.add(late, early, elsewhere, holderOf(4));
    const everything = { kind: 'everything' } as const;
    const claims = async (scope: Parameters<typeof store.lists.listClaims>[0], unit?: string) =>
      (await store.lists.listClaims(scope, { limit: 5, unit })).items;
    expect(await claims(everything)).toEqual([early, late, elsewhere]);
    expect(await claims(everything, MUSIC.id)).toEqual([elsewhere]);
    expect(await claims({ kind: 'category', category: 'cultural' })).toEqual([elsewhere]);
    expect(await claims({ kind: 'unit', unitId: TEST_UNIT.id })).toEqual([early, late]);
    expect(await claims({ kind: 'unit', unitId: TEST_UNIT.id }, MUSIC.id)).toEqual([]);
  });

  it('are only those that are named, or all but them, and never beyond the scope', async () => {
    const awaiting = { confirmation: 'awaiting' } as const;
    const [own, other, elsewhere] = [
      holderOf(1, awaiting),
      holderOf(2, awaiting),
      holderOf(3, { ...awaiting, unit: MUSIC }),
    ];
    await store.add(own, other, elsewhere);
    const unit = { kind: 'unit', unitId: TEST_UNIT.id } as const;
    const only = [own.id, elsewhere.id];
    expect(await store.lists.listClaims(unit, { limit: 5, only })).toEqual({ items: [own], total: 1 });
    expect(await store.lists.listClaims(unit, { limit: 5, except: only })).toEqual({ items: [other], total: 1 });
    expect(await store.lists.listClaims({ kind: 'nothing' }, { limit: 5, only })).toEqual({ items: [], total: 0 });
  });
});

describe('the holders of a tenure, a person and a unit', () => {
  it('have what their list shows', async () => {
    const asha = holderOf(0).person;
    const [former, present, ended] = [
      holderOf(1, { ...FORMER, person: asha, unit: MUSIC }),
      holderOf(1, { person: asha, unit: MUSIC }),
      holderOf(2, { status: 'terminated' }),
    ];
    const claim = holderOf(3, { person: asha, unit: MUSIC, confirmation: 'awaiting' });
    await store.add(former, present, ended, claim);
    const shown = ({ id, person, position, unit, tenureYear, status }: Holder) => {
      return { id, person, position, unit, tenureYear, status };
    };
    const { lists } = store;
    expect(new Set(await lists.listOfTenure('2026-2027', false))).toEqual(new Set([present, ended].map(shown)));
    expect(await lists.listOfTenure('2026-2027', true)).toEqual([shown(present)]);
    expect((await lists.listOfPerson(asha.id, true, { limit: 5 })).items).toEqual([present, former]);
    expect((await lists.listOfPerson(asha.id, false, { limit: 5 })).items).toEqual([claim, present, former]);
    const ofUnit = [present, former].map(shown).map(({ unit: _unit, ...holder }) => holder);
    expect(await lists.listOfUnit(MUSIC.id, 5)).toEqual(ofUnit);
    expect(await lists.listOfUnit(MUSIC.id, 1)).toEqual(ofUnit.slice(0, 1));
  });
});
