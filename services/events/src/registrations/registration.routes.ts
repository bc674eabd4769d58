import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, noContent, ok, page } from '@portal/service-kit';
import type { CheckInService } from './check-in.service';
import type { MyRegistrationsService } from './my-registrations.service';
import type { RegistrationListService } from './registration-list.service';
import type { RegistrationService } from './registration.service';

interface Dependencies {
  registrations: RegistrationService;
  registrationLists: RegistrationListService;
  myRegistrations: MyRegistrationsService;
  checkIns: CheckInService;
}

export function registrationRoutes({
  registrations,
  registrationLists,
  myRegistrations,
  checkIns,
}: Dependencies): Endpoint[] {
  return [
    endpoint(calls.joinEvent, async ({ actor, params }) => ok(await registrations.join(actor, params.id))),
    endpoint(calls.leaveEvent, async ({ actor, params }) => {
      await registrations.leave(actor, params.id);
      return noContent();
    }),
    endpoint(calls.listMyRegistrations, async ({ actor, query }) => page(await myRegistrations.list(actor, query))),
    endpoint(
      calls.listRegistrations,
      async ({ actor, params, query }) => page(await registrationLists.list(actor, params.id, query)),
      ({ actor, params, query }) => registrationLists.exportCsv(actor, params.id, query),
    ),
    endpoint(calls.checkIn, async ({ actor, params, body: { registration, seconds_ago: secondsAgo } }) =>
      ok(await checkIns.checkIn(actor, params.id, { shown: registration, secondsAgo })),
    ),
    endpoint(calls.undoCheckIn, async ({ actor, params }) => {
      await checkIns.undo(actor, params.id, params.registrationId);
      return noContent();
    }),
  ];
}
