import * as z from 'zod';
import { anHour, defineCall } from './define-call';
import { everyone, everyoneOwn } from '../permissions';
import { objectId } from '../schemas/primitives';
import {
  listSharedRecordsQuery,
  publicRecord,
  recordKeySet,
  recordToken,
  sharedRecord,
  shareRecordBody,
  statusListParams,
  verifiedRecord,
} from '../schemas/shared-records';
import { records } from './records';

const anyone = { V: 'any', ...everyone } as const;

/** Rows of the records service: the record that a student shows, and how others verify it. */
export const sharedRecordCalls = {
  readVerifiedRecord: defineCall('readVerifiedRecord', {
    ...records('GET /api/records/verified', 'What one can show: confirmed, verified, endorsed and attended.'),
    who: everyoneOwn,
    answer: verifiedRecord,
    errors: ['PROFILE.NOT_FOUND'],
  }),
  shareRecord: defineCall('shareRecord', {
    ...records('POST /api/records/shared', 'Makes a link to a signed record with the chosen entries.'),
    who: everyoneOwn,
    onboarded: true,
    body: shareRecordBody,
    limit: anHour(20),
    answer: sharedRecord,
    status: 201,
    errors: ['SHARED_RECORD.NOT_VERIFIED', 'PROFILE.NOT_FOUND'],
    emits: ['records.shared-record.created.v1'],
  }),
  listSharedRecords: defineCall('listSharedRecords', {
    ...records('GET /api/records/shared', 'One’s own links, newest first, with their state.'),
    who: everyoneOwn,
    query: listSharedRecordsQuery,
    answer: z.array(sharedRecord),
  }),
  endSharedRecord: defineCall('endSharedRecord', {
    ...records('DELETE /api/records/shared/:id', 'Ends a link of one’s own and revokes its credential.'),
    who: everyoneOwn,
    onboarded: true,
    params: z.strictObject({ id: objectId }),
    status: 204,
    errors: ['SHARED_RECORD.NOT_FOUND'],
    emits: ['records.shared-record.ended.v1'],
  }),
  verifyRecord: defineCall('verifyRecord', {
    ...records('GET /api/records/verify/:token', 'A shared record, and whether it is valid, changed since or revoked.'),
    who: anyone,
    params: recordToken,
    answer: publicRecord,
    errors: ['SHARED_RECORD.NOT_FOUND'],
  }),
  readRecordPdf: defineCall('readRecordPdf', {
    ...records('GET /api/records/verify/:token/pdf', 'A shared record as a PDF.'),
    who: anyone,
    params: recordToken,
    produces: ['application/pdf'],
    errors: ['SHARED_RECORD.NOT_FOUND', 'SHARED_RECORD.ENDED'],
  }),
  readRecordCredential: defineCall('readRecordCredential', {
    ...records(
      'GET /api/records/verify/:token/credential',
      'A shared record as a signed credential (Open Badges 3.0, W3C Verifiable Credentials 2.0).',
    ),
    who: anyone,
    params: recordToken,
    produces: ['application/vc+jwt'],
    errors: ['SHARED_RECORD.NOT_FOUND', 'SHARED_RECORD.ENDED'],
  }),
  readRecordQrCode: defineCall('readRecordQrCode', {
    ...records('GET /api/records/verify/:token/qr-code', 'The address of a shared record as a QR code.'),
    who: anyone,
    params: recordToken,
    produces: ['image/svg+xml'],
    errors: ['SHARED_RECORD.NOT_FOUND', 'SHARED_RECORD.ENDED'],
  }),
  readStatusList: defineCall('readStatusList', {
    ...records(
      'GET /api/records/status-lists/:list',
      'Which credentials were revoked (W3C Bitstring Status List), as a signed credential.',
    ),
    who: anyone,
    params: statusListParams,
    produces: ['application/vc+jwt'],
    errors: ['SHARED_RECORD.NOT_FOUND'],
  }),
  readRecordKeys: defineCall('readRecordKeys', {
    ...records('GET /api/records/jwks.json', 'The public keys that verify credentials, also those of the past.'),
    who: anyone,
    answer: recordKeySet,
  }),
  readIssuerDocument: defineCall('readIssuerDocument', {
    ...records('GET /.well-known/did.json', 'The same keys as the DID document of the institute (did:web).'),
    who: anyone,
    produces: ['application/did+json'],
  }),
} as const;
