import { calls } from '@portal/contracts';
import { created, endpoint, noContent, ok, page } from '@portal/service-kit';
import type { Endpoint } from '@portal/service-kit';
import type { AppointmentService } from './appointment.service';
import type { HolderService } from './holder.service';
import type { OfficeBearerService } from './office-bearer.service';

interface Dependencies {
  holders: HolderService;
  appointments: AppointmentService;
  officeBearers: OfficeBearerService;
}

export function holderRoutes({ holders, appointments, officeBearers }: Dependencies): Endpoint[] {
  return [
    endpoint(
      calls.listHolders,
      async ({ actor, query }) => page(await holders.list(actor, query)),
      async ({ actor, query }) => ({ name: 'position-holders.csv', text: holders.exportCsv(actor, query) }),
    ),
    endpoint(calls.listTenure, async ({ query }) => page(await officeBearers.list(query))),
    endpoint(calls.listClaims, async ({ actor, query }) => page(await holders.listClaims(actor, query))),
    endpoint(calls.listOwnPositions, async ({ actor, params, query }) =>
      page(await holders.listOfPerson(actor, params.userId, query)),
    ),
    endpoint(calls.listHolderHistory, async ({ actor, params }) => ok(await holders.listHistory(actor, params.id))),
    endpoint(calls.appointHolder, async ({ actor, body }) => created(await appointments.appoint(actor, body))),
    endpoint(calls.changeHolder, async ({ actor, params, body }) => ok(await holders.change(actor, params.id, body))),
    endpoint(calls.confirmHolder, async ({ actor, params, body }) =>
      ok(await appointments.decide(actor, params.id, body)),
    ),
    endpoint(calls.withdrawClaim, async ({ actor, params }) => {
      await appointments.withdraw(actor, params.id);
      return noContent();
    }),
    endpoint(calls.removeHolder, async ({ actor, params }) => {
      await appointments.remove(actor, params.id);
      return noContent();
    }),
  ];
}
