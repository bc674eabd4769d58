import {
  calls,
  type ClaimAnswer,
  type HolderAnswer,
  type HolderHistoryEntry,
  type OwnHolding,
  type QueryOf,
} from '@portal/contracts';
import type { Actor, Clock, Page, PageRequest, Transaction } from '@portal/service-kit';
import { readBatches, scopeOf } from '@portal/service-kit';
import { csvPartsOf } from '@portal/service-kit/csv';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope } from '@portal/service-kit/scope';
import { requirementsAnswerOf } from '../positions/position.presenter';
import type { PositionService } from '../positions/position.service';
import type { AppointmentService } from './appointment.service';
import { changeHolder, type Holder, type HolderChange } from './holder.domain';
import { holderColumns } from './holder-csv.presenter';
import { historyAnswerOf, holderAnswerOf, ownHoldingOf, publicHolderAnswerOf } from './holder.presenter';
import type { HolderListRepository, HolderSelection } from './holder-list.repository';
import type { HolderRepository } from './holder.repository';
import type { HolderWriter } from './holder.writer';

interface Dependencies {
  repository: Pick<HolderRepository, 'find'>;
  lists: HolderListRepository;
  writer: Pick<HolderWriter, 'change'>;
  positions: Pick<PositionService, 'findRequirements'>;
  appointments: Pick<AppointmentService, 'requireManaged'>;
  transaction: Transaction;
  clock: Clock;
}

export type HolderService = ReturnType<typeof createHolderService>;

/** The records of who holds which position. */
export function createHolderService(dependencies: Dependencies) {
  const { repository, lists, writer, positions, appointments, transaction, clock } = dependencies;

  async function list(actor: Actor, query: QueryOf<typeof calls.listHolders>): Promise<Page<HolderAnswer>> {
    return pageFor(actor, await lists.list(selectionOf(actor, query), query));
  }

  /** All that the filters leave, the newest first. */
  function exportCsv(actor: Actor, query: QueryOf<typeof calls.listHolders>): AsyncIterable<string> {
    return csvPartsOf(
      holderColumns,
      readBatches((request) => lists.list(selectionOf(actor, query), request)),
    );
  }

  function pageFor(actor: Actor, { items, ...page }: Page<Holder>): Page<HolderAnswer> {
    const managed = scopeOf(actor, calls.changeHolder);
    const answer = (holder: Holder) =>
      isStudent(actor) && holder.person.id !== actor.userId
        ? publicHolderAnswerOf(holder)
        : holderAnswerOf(holder, actor, managed);
    return { ...page, items: items.map(answer) };
  }

  async function listOfPerson(actor: Actor, userId: string, request: PageRequest): Promise<Page<OwnHolding>> {
    const scope = scopeOf(actor, calls.listOwnPositions);
    requireInScope(scope, { ownerId: userId }, 'ACCESS.FORBIDDEN');
    const { items, ...page } = await lists.listOfPerson(userId, userId !== actor.userId, request);
    const managed = scopeOf(actor, calls.changeHolder);
    return { ...page, items: items.map((holder) => ownHoldingOf(holder, actor, managed)) };
  }

  async function listClaims(actor: Actor, query: QueryOf<typeof calls.listClaims>): Promise<Page<ClaimAnswer>> {
    const page = pageFor(actor, await lists.listClaims(scopeOf(actor, calls.listClaims), query));
    const required = await positions.findRequirements(page.items.map(({ position_id: { _id } }) => _id));
    const claimOf = (holder: HolderAnswer): ClaimAnswer => {
      const requirements = required.get(holder.position_id._id);
      return { ...holder, ...(requirements && { requirements: requirementsAnswerOf(requirements) }) };
    };
    return { ...page, items: page.items.map(claimOf) };
  }

  async function listHistory(actor: Actor, id: string): Promise<HolderHistoryEntry[]> {
    const holder = await repository.find(id);
    if (!holder) throw new DomainError('HOLDER.NOT_FOUND');
    requireInScope(scopeOf(actor, calls.listHolderHistory), { unit: holder.unit }, 'POSITION.OUT_OF_SCOPE');
    return (await lists.listHistory(id)).map(historyAnswerOf);
  }

  async function change(actor: Actor, id: string, changes: HolderChange): Promise<HolderAnswer> {
    const managed = scopeOf(actor, calls.changeHolder);
    const holder = await transaction(async (session) => {
      const before = await appointments.requireManaged(managed, actor, id, session);
      const change = changeHolder(before, changes, clock.now());
      if (change.changed.length > 0) await writer.change(actor, [change], session);
      return change.after;
    });
    return holderAnswerOf(holder, actor, managed);
  }

  return { list, exportCsv, listOfPerson, listClaims, listHistory, change };
}

function selectionOf(actor: Actor, query: QueryOf<typeof calls.listHolders>): HolderSelection {
  const { q, status, tenure_year: tenureYear, unit, category, position } = query;
  return { q, tenureYear, unit, category, position, isPublic: isStudent(actor), status };
}

const isStudent = ({ role }: Actor) => role === 'STUDENT';
