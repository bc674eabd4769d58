import type { AnswerOf, QueryOf, UnitAnswer, calls } from '@portal/contracts';
import { LEADERSHIP } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { newId } from '@portal/service-kit';
import type { Unit, UnitDraft } from './domain';
import { createUnit, requireOwnCategory, unitAnswerOf, unitCreated } from './domain';
import type { UnitRepository } from './repository';

type ListedUnit = AnswerOf<typeof calls.listUnits>[number];

interface Parts {
  repository: UnitRepository;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
}

export function createUnitService({ repository, outbox, transaction, clock }: Parts) {
  async function create(actor: Actor, draft: UnitDraft): Promise<UnitAnswer> {
    requireOwnCategory(actor.role, draft.category);
    const parentId = draft.parent_unit_id?.toLowerCase();
    const unit = await transaction(async (session) => {
      const parent = parentId ? await repository.find(parentId, session) : null;
      const created = createUnit(actor.role, draft, { id: newId(), now: clock.now(), parent });
      await repository.add(created, session);
      await outbox.enqueue(session, {
        type: 'org.unit.created.v1',
        subject: created.id,
        data: unitCreated(created),
        actor,
      });
      return created;
    });
    return unitAnswerOf(unit);
  }

  /** The long form is leadership's; everyone else who asks for it gets the short one. */
  async function list(actor: Actor, query: QueryOf<typeof calls.listUnits>): Promise<Page<ListedUnit>> {
    const { items, ...page } = await repository.page(query, query);
    const short = items.map(({ id, name, type }) => ({ _id: id, name, type }));
    const leads = LEADERSHIP.some((role) => role === actor.role);
    if (!query.expand || !leads) return { ...page, items: short };

    const names = await repository.namesOf(items.flatMap(({ parentId }) => parentId ?? []));
    const long = items.map(({ id, name, type, category, parentId, email }) => {
      const parentName = parentId === null ? undefined : names.get(parentId);
      const parent = parentId === null || parentName === undefined ? null : { _id: parentId, name: parentName };
      return { _id: id, name, type, category, parent, contact_info: { email } };
    });
    return { ...page, items: long };
  }

  const findByContact = (email: string): Promise<Unit | null> => repository.findByContact(email);

  const find = (id: string, session: Session): Promise<Unit | null> => repository.find(id, session);

  return { create, list, find, findByContact };
}

export type UnitService = ReturnType<typeof createUnitService>;
