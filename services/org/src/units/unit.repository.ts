import type { UnitCategory } from '@portal/contracts';
import type { Page, PageRequest, Session, Store } from '@portal/service-kit';
import { containing, findPage, isDuplicateKey } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Unit, UnitSummary } from './unit.domain';
import { nameKeyOf } from './unit.domain';
import type { UnitDocument } from './unit.model';
import { unitModel } from './unit.model';

export interface UnitSelection {
  category?: UnitCategory | undefined;
  q?: string | undefined;
}

export function createUnitRepository({ connection }: Pick<Store, 'connection'>) {
  const model = unitModel(connection);

  async function list({ category, q }: UnitSelection, request: PageRequest): Promise<Page<UnitSummary>> {
    const filter = { ...(category && { category }), ...(q && { nameKey: containing(nameKeyOf(q)) }) };
    const page = await findPage(model, {
      ...request,
      filter,
      sort: { nameKey: 1 },
      isUnique: true,
      omit: ['description', 'budget'],
    });
    return { ...page, items: page.items.map(summaryOf) };
  }

  async function find(id: string, session?: Session): Promise<Unit | null> {
    const found = await model
      .findById(id)
      .session(session ?? null)
      .lean<UnitDocument>();
    return found && fromDocument(found);
  }

  async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await model
      .find({ _id: { $in: [...ids] } }, { name: 1 })
      .lean<Pick<UnitDocument, '_id' | 'name'>[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  async function add({ id, ...unit }: Unit, session: Session): Promise<void> {
    try {
      await model.create([{ ...unit, _id: id, nameKey: nameKeyOf(unit.name) }], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('UNIT.NAME_TAKEN');
      throw error;
    }
  }

  return { list, find, namesOf, add };
}

export type UnitRepository = ReturnType<typeof createUnitRepository>;

function summaryOf({ _id, name, type, category, parentId, contact }: UnitDocument): UnitSummary {
  return { id: _id, name, type, category, parentId, email: contact.email };
}

function fromDocument({ _id, nameKey: _nameKey, ...unit }: UnitDocument): Unit {
  return { ...unit, id: _id };
}
