import type { Session } from '@portal/service-kit';

/**
 * Numbers the items of a stream. An offset is given out in the transaction that writes its item, so that transactions
 * that run at once follow each other and nothing appears later before an offset that was already read.
 */
export interface Sequence {
  /** Reserves `count` offsets and answers the last of them. */
  next(count: number, session: Session): Promise<number>;
  /** The last offset given out; everything up to it is committed. */
  last(): Promise<number>;
  /** Calls the listener after each commit of this instance that gave out offsets. */
  onAdvance(listener: () => void): void;
}
