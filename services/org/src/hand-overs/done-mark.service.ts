import { calls, type BodyOf, type HandOverMark } from '@portal/contracts';
import type { Actor, Clock, Transaction } from '@portal/service-kit';
import { newId } from '@portal/service-kit';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { markDone } from './done-mark.domain';
import type { DoneMarkRepository } from './done-mark.repository';
import type { HandOverAccess } from './hand-over-access.service';
import { requireReader } from './hand-over.domain';
import { markAnswerOf } from './hand-over.presenter';
import type { ToDoService } from './to-do.service';

interface Dependencies {
  access: HandOverAccess;
  toDo: Pick<ToDoService, 'find'>;
  marks: Pick<DoneMarkRepository, 'find' | 'save' | 'remove'>;
  today: CurrentTenure;
  transaction: Transaction;
  clock: Clock;
}

export type DoneMarkService = ReturnType<typeof createDoneMarkService>;

/** What of a hand-over is done, as its readers say. */
export function createDoneMarkService({ access, toDo, marks, today, transaction, clock }: Dependencies) {
  async function mark(
    actor: Actor,
    positionId: string,
    { tenure_year: tenureYear, kind, thing: thingId, is_done: isDone }: BodyOf<typeof calls.markHandOverDone>,
  ): Promise<HandOverMark> {
    const of = { positionId, tenureYear, kind, thingId };
    const done = await transaction(async (session) => {
      const { unit, holdings, reader } = await access.open(actor, calls.markHandOverDone, positionId);
      requireReader(reader, tenureYear, { holdings, today: today() });
      if (!isDone) {
        await marks.remove(of, session);
        return null;
      }
      const by = { id: actor.userId, name: actor.name };
      const first = { ...of, id: newId(), by, at: clock.now() };
      const marked = markDone(await toDo.find(unit.id, kind, thingId), await marks.find(of, session), first);
      await marks.save(marked, session);
      return marked;
    });
    return markAnswerOf(done);
  }

  return { mark };
}
