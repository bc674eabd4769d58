import type { MyRegistration, RoomRequestAnswer } from '@portal/contracts';
import type { Actor, Scope, Session } from '@portal/service-kit';
import type { CampusEvent, NotifiedChange } from './event.domain';

/** What modules above this one do for events. They import this module, so it cannot import them. */
export interface EventPorts {
  roomRequests: {
    /** Oldest first. */
    answersByEvent(eventIds: readonly string[], session?: Session): Promise<Map<string, RoomRequestAnswer[]>>;
    /** All requests of the events in a scope with one that waits for a decision. */
    answersOfWaiting(scope: Scope): Promise<Map<string, RoomRequestAnswer[]>>;
  };
  requestDetails: {
    /** Room requests hold what their lists show of the event. */
    syncEventDetails(event: CampusEvent, session: Session): Promise<void>;
  };
  bookings: {
    /** Frees the rooms that a cancelled event booked, and withdraws its pending requests. */
    releaseOfEvent(eventId: string, by: { actor: Actor; session: Session }): Promise<void>;
    /** Tells those concerned which rooms are booked or requested for the old time of a moved event. */
    announceMoved(
      event: CampusEvent,
      before: Pick<CampusEvent['schedule'], 'start' | 'end'>,
      by: { actor: Actor; session: Session },
    ): Promise<void>;
  };
  waitlist: {
    /** Gives places that a change made free to people who wait. */
    promote(event: CampusEvent, session: Session): Promise<void>;
  };
  myRegistrations: {
    /** For events that were read for this person. */
    answersByEvent(personId: string, events: readonly CampusEvent[]): Promise<Map<string, MyRegistration>>;
  };
  notifications: {
    addNotice(event: CampusEvent, change: NotifiedChange, session: Session): Promise<void>;
  };
}
