import { calls, type BodyOf, type HandOverAnswer, type HandOverNotes, type QueryOf } from '@portal/contracts';
import type { Actor, Clock, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers } from '@portal/service-kit/scope';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { HolderListRepository } from '../holders/holder-list.repository';
import type { HolderRepository } from '../holders/holder.repository';
import type { PositionService } from '../positions/position.service';
import type { RoomRequestRepository } from '../read-copies/room-request.repository';
import type { UnitService } from '../units/unit.service';
import { chooseTenure, isWithin, writeNotes, writingTimeOf } from './hand-over.domain';
import { handOverAnswerOf, notesAnswerOf } from './hand-over.presenter';
import type { NotesRepository } from './notes.repository';
import type { UnitWorkService } from './unit-work.service';

interface Dependencies {
  positions: Pick<PositionService, 'find'>;
  units: Pick<UnitService, 'find'>;
  holders: Pick<HolderRepository, 'listOfPosition'>;
  holderLists: Pick<HolderListRepository, 'list' | 'listClaims'>;
  roomRequests: Pick<RoomRequestRepository, 'findOfUnit'>;
  unitWork: Pick<UnitWorkService, 'list'>;
  notes: NotesRepository;
  today: CurrentTenure;
  /** Month in which a tenure starts. */
  startMonth: number;
  transaction: Transaction;
  clock: Clock;
}

/** As many as one list shows. */
const MAX_LISTED = 20;
/** Many times the holders that a position has. */
const MAX_READ = 500;

export type HandOverService = ReturnType<typeof createHandOverService>;

export function createHandOverService(deps: Dependencies) {
  const { positions, units, holders, holderLists, roomRequests, unitWork } = deps;
  const { notes, today, startMonth, transaction, clock } = deps;

  async function read(
    actor: Actor,
    positionId: string,
    { tenure_year: asked }: QueryOf<typeof calls.readHandOver>,
  ): Promise<HandOverAnswer> {
    const [position, holdings] = await Promise.all([
      positions.find(positionId),
      holders.listOfPosition(positionId, MAX_READ),
    ]);
    const unit = position && (await units.find(position.unit.id));
    if (!position || !unit) throw new DomainError('POSITION.NOT_FOUND');
    const isManager = covers(scopeOf(actor, calls.readHandOver), { unit });
    const reader = { userId: actor.userId, isManager };
    const { shown: tenureYear, tenures } = chooseTenure(asked, { reader, holdings, today: today(), startMonth });
    const time = writingTimeOf(tenureYear, startMonth);
    const isHolder = holdings.some(
      (holding) =>
        holding.person.id === actor.userId && holding.tenureYear === tenureYear && holding.status === 'active',
    );
    const [written, left] = await Promise.all([notes.list(positionId, tenureYear, MAX_READ), readUnitWork(unit.id)]);
    return handOverAnswerOf({
      ...left,
      position,
      unit,
      tenureYear,
      tenures,
      holdings,
      notes: written,
      readerId: actor.userId,
      writing: isHolder ? { ...time, isOpen: isWithin(time, today().day) } : null,
    });
  }

  /** What a unit has to do, and who is there to do it. */
  async function readUnitWork(unitId: string) {
    const request = { limit: MAX_LISTED };
    const [{ events, requests, ...work }, people, claims] = await Promise.all([
      unitWork.list(unitId, MAX_LISTED),
      holderLists.list({ unit: unitId, status: 'active', tenureYear: today().tenure }, request),
      holderLists.listClaims({ kind: 'unit', unitId }, request),
    ]);
    const booked = await roomRequests.findOfUnit({ ...requests, status: 'Approved' }, MAX_LISTED);
    return { people, claims, booked, events: { items: events.slice(0, MAX_LISTED), total: events.length }, ...work };
  }

  async function write(
    actor: Actor,
    positionId: string,
    { tenure_year: tenureYear, text, version }: BodyOf<typeof calls.writeHandOverNotes>,
  ): Promise<HandOverNotes> {
    const saved = await transaction(async (session) => {
      const held = await holders.listOfPosition(positionId, MAX_READ, session);
      const holding =
        held.find(({ person, tenureYear: of }) => person.id === actor.userId && of === tenureYear) ?? null;
      const before = await notes.find({ positionId, tenureYear, authorId: actor.userId }, session);
      const next = writeNotes(
        before,
        { id: newId(), positionId, tenureYear, text, version },
        { holding, time: writingTimeOf(tenureYear, startMonth), day: today().day, now: clock.now() },
      );
      await notes.save(next, session);
      return next;
    });
    return notesAnswerOf(saved, actor.userId);
  }

  return { read, write };
}
