import * as z from 'zod';
import { anHour, defineCall } from './define-call';
import {
  checkImportBody,
  IMPORT_LIMITS,
  importAnswer,
  importProgress,
  applyImportBody,
  uploadImportBody,
} from '../schemas/imports';
import { objectId } from '../schemas/primitives';

const byId = z.strictObject({ id: objectId });
const own = { G: 'own', P: 'own' } as const;
const PRIVATE = 'Only the person who uploaded the file sees it, and it is deleted after two hours.';

/** Rows of the org service: units, positions and holders from a file. */
export const importCalls = {
  uploadImport: defineCall('uploadImport', {
    service: 'org',
    at: 'POST /api/imports',
    who: { G: 'any', P: 'any' },
    summary: 'Uploads a CSV file of units, positions or holders, at most 5 MB and 5,000 rows.',
    body: uploadImportBody,
    upload: { field: 'file', maxBytes: IMPORT_LIMITS.bytes, tooLarge: 'IMPORT.TOO_LARGE' },
    limit: anHour(60),
    answer: importAnswer,
    status: 201,
    errors: [
      'IMPORT.TOO_LARGE',
      'IMPORT.NOT_CSV',
      'IMPORT.UNREADABLE',
      'IMPORT.NO_ROWS',
      'IMPORT.TOO_MANY_ROWS',
      'IMPORT.TOO_MANY_COLUMNS',
    ],
    emitsNothingBecause: PRIVATE,
  }),
  readImport: defineCall('readImport', {
    service: 'org',
    at: 'GET /api/imports/:id',
    who: own,
    summary: 'An uploaded file of one’s own: what the last check found, or what was imported; its faults also as CSV.',
    params: byId,
    csv: {},
    answer: importAnswer,
    errors: ['IMPORT.NOT_FOUND'],
  }),
  checkImport: defineCall('checkImport', {
    service: 'org',
    at: 'POST /api/imports/:id/check',
    who: own,
    summary: 'Says what importing the file would do, with the fault of each row; changes nothing.',
    params: byId,
    body: checkImportBody,
    limit: anHour(300),
    answer: importAnswer,
    errors: ['IMPORT.NOT_FOUND'],
    emitsNothingBecause: PRIVATE,
  }),
  applyImport: defineCall('applyImport', {
    service: 'org',
    at: 'POST /api/imports/:id/apply',
    who: own,
    summary: 'Imports all rows of a checked file, or none; a file that was imported already changes nothing.',
    params: byId,
    body: applyImportBody,
    limit: anHour(60),
    answer: importAnswer,
    errors: ['IMPORT.NOT_FOUND', 'IMPORT.HAS_FAULTS', 'IMPORT.CHANGED_MEANWHILE'],
    emits: [
      'org.unit.created.v1',
      'org.unit.changed.v1',
      'org.position.created.v1',
      'org.position.changed.v1',
      'org.holder.appointed.v1',
      'org.holder.changed.v1',
      'org.holder.ended.v1',
    ],
  }),
  followImport: defineCall('followImport', {
    service: 'org',
    at: 'GET /api/imports/:id/stream',
    who: own,
    summary: 'How far an import is, while it runs.',
    params: byId,
    produces: ['text/event-stream'],
    answer: importProgress,
    errors: ['IMPORT.NOT_FOUND'],
  }),
} as const;
