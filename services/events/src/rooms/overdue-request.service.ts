import type { Clock, Transaction } from '@portal/service-kit';
import { isDomainError } from '@portal/service-kit';
import { expire, type RoomRequest } from './room-request.domain';
import type { RoomRequestRepository } from './room-request.repository';
import type { RoomRequestWriter } from './room-request.writer';

interface Dependencies {
  requests: Pick<RoomRequestRepository, 'findOverdue'>;
  writer: Pick<RoomRequestWriter, 'saveReview'>;
  transaction: Transaction;
  clock: Clock;
}

const BATCH_SIZE = 100;

export function createOverdueRequestService({ requests, writer, transaction, clock }: Dependencies) {
  /**
   * Rejects pending requests whose day is over; answers how many. Several instances may run it at once: a request that
   * another one rejected, or the president decided on, is left alone.
   */
  async function close(): Promise<number> {
    let closed = 0;
    for (;;) {
      const overdue = await requests.findOverdue(clock.now(), BATCH_SIZE);
      const results = await Promise.all(overdue.map(closeOne));
      const count = results.filter(Boolean).length;
      closed += count;
      if (count === 0 || overdue.length < BATCH_SIZE) return closed;
    }
  }

  async function closeOne(request: RoomRequest): Promise<boolean> {
    try {
      await transaction((session) => writer.saveReview(expire(request, clock.now()), null, session));
      return true;
    } catch (failure) {
      if (isDomainError(failure, 'ROOM_REQUEST.ALREADY_REVIEWED')) return false;
      throw failure;
    }
  }

  return { close };
}
