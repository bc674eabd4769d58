import type { AnswerOf, EventData, QueryOf, calls } from '@portal/contracts';
import type { Actor, Page, ReadCopy, Session } from '@portal/service-kit';
import { areaOf } from '../areas/domain';
import type { UnitRepository } from './repository';

type PickedUnit = AnswerOf<typeof calls.listPickableUnits>[number];

export type UnitService = ReturnType<typeof createUnitService>;

export function createUnitService({ units }: { units: UnitRepository }) {
  const { rows, rowOf } = units;
  const copy = {
    name: 'units',
    rows,
    rowOf: { 'org.unit.created.v1': ({ data }) => rowOf(data) },
  } satisfies ReadCopy<ReturnType<typeof rowOf>>;
  return {
    copy,

    async list(actor: Actor, query: QueryOf<typeof calls.listPickableUnits>): Promise<Page<PickedUnit>> {
      const { q, ...place } = query;
      const found = await units.page(areaOf(actor), q, place);
      return { ...found, items: found.items.map(({ id, ...unit }) => ({ _id: id, ...unit })) };
    },

    async find(id: string) {
      const unit = await units.find(id);
      return unit && { id: unit.id, name: unit.name, category: unit.category };
    },

    named: units.named,

    keep: async (unit: EventData<'org.unit.created.v1'>, session: Session) =>
      void (await rows.upsertIfNewer(rowOf(unit), session)),
  };
}
