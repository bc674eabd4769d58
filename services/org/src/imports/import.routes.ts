import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, eventStream, ok } from '@portal/service-kit';
import type { ImportService } from './import.service';

export function importRoutes(imports: ImportService): Endpoint[] {
  return [
    endpoint(calls.uploadImport, async ({ actor, body, file }) =>
      created(await imports.upload(actor, body.kind, file.bytes)),
    ),
    endpoint(
      calls.readImport,
      async ({ actor, params }) => ok(await imports.read(actor, params.id)),
      async ({ actor, params }) => ({ name: 'faults.csv', text: await imports.exportFaults(actor, params.id) }),
    ),
    endpoint(calls.checkImport, async ({ actor, params, body }) =>
      ok(await imports.check(actor, params.id, body.columns)),
    ),
    endpoint(calls.applyImport, async ({ actor, params, body }) =>
      ok(await imports.apply(actor, params.id, body.version)),
    ),
    endpoint(calls.followImport, async ({ actor, params }) => {
      await imports.requireFollowable(actor, params.id);
      return eventStream((stream) => imports.follow(params.id, stream));
    }),
  ];
}
