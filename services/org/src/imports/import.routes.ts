import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, download, endpoint, eventStream, ok } from '@portal/service-kit';
import type { ImportService } from './import.service';

export function importRoutes(imports: ImportService): Endpoint[] {
  return [
    endpoint(calls.uploadImport, async ({ actor, body, file }) =>
      created(await imports.upload(actor, body.kind, file.bytes)),
    ),
    endpoint(calls.readImport, async ({ actor, params, req }) => {
      const id = params.id;
      if (req.accepts([...calls.readImport.produces]) !== 'text/csv') return ok(await imports.read(actor, id));
      return download('text/csv; charset=utf-8', await imports.exportFaults(actor, id), 'faults.csv');
    }),
    endpoint(calls.checkImport, async ({ actor, params, body }) =>
      ok(await imports.check(actor, params.id, body.columns)),
    ),
    endpoint(calls.applyImport, async ({ actor, params, body }) =>
      ok(await imports.apply(actor, params.id, body.version)),
    ),
    endpoint(calls.followImport, async ({ actor, params }) => {
      const id = params.id;
      await imports.requireFollowable(actor, id);
      return eventStream((stream) => imports.follow(id, stream));
    }),
  ];
}
