import type { CloudEvent, EventName } from '@portal/contracts';
import {
  createCopyRows,
  subscriptionsOf,
  type CopyRow,
  type CopyRows,
  type NamedHandler,
  type ReadCopy,
  type Store,
} from '@portal/service-kit';
import type { Model } from 'mongoose';
import { caseModel, checkInModel, eventModel, placeModel } from './service-board.model';
import { caseOfFeedback, caseOfReview, caseOfRoomRequest, type ServiceCase } from './service-case.domain';
import { serviceEventOf, type ServiceEvent } from './service-event.domain';
import { checkInOf, placeOf, type Turnout } from './turnout.domain';

/** What the service board is counted from. */
export interface ServiceCopies {
  cases: ReadCopy<ServiceCase>;
  events: ReadCopy<ServiceEvent>;
  places: ReadCopy<Turnout>;
  checkIns: ReadCopy<Turnout>;
}

export function createServiceCopies(store: Pick<Store, 'connection'>, timeZone: string): ServiceCopies {
  const { connection } = store;
  const rowsOf = <Row extends CopyRow>({ collection }: Model<Row>, options = { hidesMoment: false }) =>
    createCopyRows<Row>(store, collection.collectionName, options);
  return {
    cases: caseCopy(rowsOf(caseModel(connection), { hidesMoment: true })),
    events: eventCopy(rowsOf(eventModel(connection)), timeZone),
    places: placeCopy(rowsOf(placeModel(connection))),
    checkIns: checkInCopy(rowsOf(checkInModel(connection))),
  };
}

/** What keeps them, of one type of event; some are kept by two. */
export function serviceHandlersOf({ cases, events, places, checkIns }: ServiceCopies, type: EventName): NamedHandler[] {
  const subscriptions = [
    subscriptionsOf(cases, 'keepServiceCase'),
    subscriptionsOf(events, 'keepServiceEvent'),
    subscriptionsOf(places, 'keepServicePlace'),
    subscriptionsOf(checkIns, 'keepServiceCheckIn'),
  ];
  return subscriptions.flatMap((each) => (each[type] ?? []) as NamedHandler[]);
}

export function caseCopy(rows: CopyRows<ServiceCase>): ReadCopy<ServiceCase> {
  return {
    name: 'service-cases',
    rows,
    rowOf: {
      'feedback.feedback.given.v1': caseOfFeedback,
      'feedback.feedback.resolved.v1': caseOfFeedback,
      'events.room-request.submitted.v1': caseOfRoomRequest,
      'events.room-request.approved.v1': caseOfReview,
      'events.room-request.rejected.v1': caseOfReview,
    },
  };
}

export function eventCopy(rows: CopyRows<ServiceEvent>, timeZone: string): ReadCopy<ServiceEvent> {
  const rowOf = ({ data }: Pick<CloudEvent<'events.event.created.v1'>, 'data'>) => serviceEventOf(data, timeZone);
  return {
    name: 'service-events',
    rows,
    rowOf: {
      'events.event.created.v1': rowOf,
      'events.event.changed.v1': rowOf,
      'events.event.status-changed.v1': rowOf,
    },
  };
}

/** Also of check-ins, which tell as much of the registration as the others. */
export function placeCopy(rows: CopyRows<Turnout>): ReadCopy<Turnout> {
  return {
    name: 'service-places',
    rows,
    rowOf: {
      'events.registration.joined.v1': placeOf,
      'events.registration.promoted.v1': placeOf,
      'events.registration.left.v1': placeOf,
      'events.registration.affected.v1': placeOf,
      'events.registration.reminded.v1': placeOf,
      'events.registration.checked-in.v1': placeOf,
      'events.registration.check-in-undone.v1': placeOf,
    },
  };
}

export function checkInCopy(rows: CopyRows<Turnout>): ReadCopy<Turnout> {
  return {
    name: 'service-check-ins',
    rows,
    rowOf: { 'events.registration.checked-in.v1': checkInOf, 'events.registration.check-in-undone.v1': checkInOf },
  };
}
