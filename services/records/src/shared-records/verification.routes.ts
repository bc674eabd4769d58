import { calls } from '@portal/contracts';
import { download, endpoint, ok, type Endpoint, type Reply } from '@portal/service-kit';
import type { RecordFileService } from './record-file.service';
import type { SharedRecordService } from './shared-record.service';

interface Dependencies {
  records: Pick<SharedRecordService, 'verify' | 'readShown' | 'readStatusList'>;
  files: RecordFileService;
}

const VC_JWT = 'application/vc+jwt';

/** What everyone with a link may read, and every verifier. */
export function verificationRoutes({ records, files }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.verifyRecord, async ({ params }) => confidential(ok(await records.verify(params.token)))),
    endpoint(calls.readRecordPdf, async ({ params }) =>
      confidential(download('application/pdf', await files.readPdf(params.token), 'record.pdf')),
    ),
    endpoint(calls.readRecordCredential, async ({ params }) => {
      const { credential } = await records.readShown(params.token);
      return confidential(download(VC_JWT, credential, 'record.jwt'));
    }),
    endpoint(calls.readRecordQrCode, async ({ params }) =>
      confidential({ contentType: 'image/svg+xml', text: await files.readQrCode(params.token) }),
    ),
    endpoint(calls.readStatusList, async ({ params }) => ({
      contentType: VC_JWT,
      text: await records.readStatusList(params.list),
      headers: { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' },
    })),
  ];
}

/** The address holds the token, so nothing on the way stores the answer, passes the address on or lists it. */
function confidential<A>({ headers, ...reply }: Reply<A>): Reply<A> {
  const secrecy = {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return { ...reply, headers: { ...headers, ...secrecy } };
}
