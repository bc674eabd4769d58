import { defineReadCopy, type Store } from '@portal/service-kit';
import {
  caseOfFeedback,
  caseOfReview,
  caseOfRoomRequest,
  caseOfWithdrawal,
  type ServiceCase,
} from './service-case.domain';
import { serviceEventOf, type ServiceEvent } from './service-event.domain';
import { checkInOf, placeOf, type Turnout } from './turnout.domain';

export const caseCopy = defineReadCopy<ServiceCase>({
  name: 'service-cases',
  handlerName: 'keepServiceCase',
  of: {
    'feedback.feedback': caseOfFeedback,
    'events.room-request.submitted.v1': caseOfRoomRequest,
    'events.room-request.approved.v1': caseOfReview,
    'events.room-request.rejected.v1': caseOfReview,
    'events.room-request.withdrawn.v1': caseOfWithdrawal,
    'events.room-request.released.v1': caseOfWithdrawal,
  },
  indexes: [{ at: 1 }],
});

export const eventCopy = (timeZone: string) =>
  defineReadCopy<ServiceEvent>({
    name: 'service-events',
    handlerName: 'keepServiceEvent',
    of: { 'events.event': ({ data }) => serviceEventOf(data, timeZone) },
    indexes: [{ month: 1 }],
  });

/** Also of check-ins, which say as much of the registration as the others. */
export const placeCopy = defineReadCopy<Turnout>({
  name: 'service-places',
  handlerName: 'keepServicePlace',
  of: {
    'events.registration.joined.v1': placeOf,
    'events.registration.promoted.v1': placeOf,
    'events.registration.left.v1': placeOf,
    'events.registration.affected.v1': placeOf,
    'events.registration.reminded.v1': placeOf,
    'events.registration.checked-in.v1': placeOf,
    'events.registration.check-in-undone.v1': placeOf,
  },
  indexes: [{ eventId: 1, counts: 1 }],
});

export const checkInCopy = defineReadCopy<Turnout>({
  name: 'service-check-ins',
  handlerName: 'keepServiceCheckIn',
  of: { 'events.registration.checked-in.v1': checkInOf, 'events.registration.check-in-undone.v1': checkInOf },
  indexes: [{ eventId: 1, counts: 1 }],
});

export type ServiceCopies = ReturnType<typeof createServiceCopies>;

/** What the service board is counted from. */
export function createServiceCopies(store: Pick<Store, 'connection'>, timeZone: string) {
  return {
    cases: caseCopy.open(store),
    events: eventCopy(timeZone).open(store),
    places: placeCopy.open(store),
    checkIns: checkInCopy.open(store),
  };
}
