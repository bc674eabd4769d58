import { calls } from '@portal/contracts';
import { created, endpoint, noContent, ok, page, type Endpoint } from '@portal/service-kit';
import type { SharedRecordService } from './shared-record.service';

/** What an owner does with the own record. */
export function sharedRecordRoutes(
  records: Pick<SharedRecordService, 'readVerified' | 'share' | 'listOwn' | 'end'>,
): Endpoint[] {
  return [
    endpoint(calls.readVerifiedRecord, async ({ actor }) => ok(await records.readVerified(actor))),
    endpoint(calls.shareRecord, async ({ actor, body }) => created(await records.share(actor, body))),
    endpoint(calls.listSharedRecords, async ({ actor, query }) => page(await records.listOwn(actor, query))),
    endpoint(calls.endSharedRecord, async ({ actor, params }) => {
      await records.end(actor, params.id);
      return noContent();
    }),
  ];
}
