import { calls, type BodyOf, type HandOverAnswer, type HandOverNotes, type QueryOf } from '@portal/contracts';
import type { Actor, Clock, Transaction } from '@portal/service-kit';
import { newId } from '@portal/service-kit';
import type { CurrentTenure } from '../positions/current-tenure.service';
import type { HolderListRepository } from '../holders/holder-list.repository';
import type { HolderRepository } from '../holders/holder.repository';
import type { DoneMarkRepository } from './done-mark.repository';
import { MAX_HOLDERS, type HandOverAccess } from './hand-over-access.service';
import { chooseTenure, isWithin, writeNotes, writingTimeOf } from './hand-over.domain';
import { handOverAnswerOf, MAX_LISTED, notesAnswerOf } from './hand-over.presenter';
import type { NotesRepository } from './notes.repository';
import type { ToDoService } from './to-do.service';

interface Dependencies {
  access: HandOverAccess;
  holders: Pick<HolderRepository, 'listOfPosition'>;
  holderLists: Pick<HolderListRepository, 'list'>;
  toDo: Pick<ToDoService, 'split'>;
  notes: NotesRepository;
  marks: Pick<DoneMarkRepository, 'list'>;
  today: CurrentTenure;
  /** Month in which a tenure starts. */
  startMonth: number;
  transaction: Transaction;
  clock: Clock;
}

/** Many times what a unit deals with in a year. */
const MAX_MARKS = 1_000;

export type HandOverService = ReturnType<typeof createHandOverService>;

export function createHandOverService(deps: Dependencies) {
  const { access, holders, holderLists, toDo, notes, marks, today, startMonth, transaction, clock } = deps;

  async function read(
    actor: Actor,
    positionId: string,
    { tenure_year: asked }: QueryOf<typeof calls.readHandOver>,
  ): Promise<HandOverAnswer> {
    const { position, unit, holdings, reader } = await access.open(actor, calls.readHandOver, positionId);
    const { shown: tenureYear, tenures } = chooseTenure(asked, { reader, holdings, today: today(), startMonth });
    const time = writingTimeOf(tenureYear, startMonth);
    const isHolder = holdings.some(
      (holding) =>
        holding.person.id === actor.userId && holding.tenureYear === tenureYear && holding.status === 'active',
    );
    const inOffice = { unit: unit.id, status: 'active', tenureYear: today().tenure } as const;
    const [written, people, left] = await Promise.all([
      notes.list(positionId, tenureYear, MAX_HOLDERS),
      holderLists.list(inOffice, { limit: MAX_LISTED }),
      readToDo({ positionId, tenureYear }, unit.id),
    ]);
    return handOverAnswerOf({
      people,
      toDo: left,
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

  async function readToDo(of: { positionId: string; tenureYear: string }, unitId: string) {
    return toDo.split(unitId, await marks.list(of, MAX_MARKS), MAX_LISTED);
  }

  async function write(
    actor: Actor,
    positionId: string,
    { tenure_year: tenureYear, text, version }: BodyOf<typeof calls.writeHandOverNotes>,
  ): Promise<HandOverNotes> {
    const saved = await transaction(async (session) => {
      const held = await holders.listOfPosition(positionId, MAX_HOLDERS, session);
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
