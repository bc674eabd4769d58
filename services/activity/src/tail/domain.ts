/**
 * Gives out the places of an order of arrival, within the transaction that writes what gets them: what is written at
 * once is made to follow each other, so that nothing appears later before a place already read.
 */
export interface Tail<Session> {
  /** Takes so many and answers the last of them. */
  take(count: number, session: Session): Promise<number>;
  /** The last one given out; nothing at or before it is still on its way. */
  last(): Promise<number>;
}
