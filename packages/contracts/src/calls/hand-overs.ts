import * as z from 'zod';
import { defineCall } from './define-call';
import { everyoneOwn, officersScoped } from '../permissions';
import {
  handOverAnswer,
  handOverMark,
  handOverNotes,
  markHandOverDoneBody,
  readHandOverQuery,
  unitWork,
  writeHandOverNotesBody,
} from '../schemas/hand-overs';
import { objectId } from '../schemas/primitives';

const ofPosition = z.strictObject({ positionId: objectId });

/** Rows of the org service: what a position leaves from one holder to the next. */
export const handOverCalls = {
  readUnitWork: defineCall('readUnitWork', {
    service: 'org',
    at: 'GET /api/orgUnit/units/:id/work',
    who: officersScoped,
    summary: 'What a unit has to do: its pending room requests and unresolved feedback.',
    params: z.strictObject({ id: objectId }),
    answer: unitWork,
    errors: ['UNIT.NOT_FOUND', 'POSITION.OUT_OF_SCOPE'],
  }),
  readHandOver: defineCall('readHandOver', {
    service: 'org',
    at: 'GET /api/positions/hand-overs/:positionId',
    who: { S: 'own', ...officersScoped },
    summary:
      'What is left to the next holder of a position: for those who held it in the tenure or hold it later, and the officers above them.',
    params: ofPosition,
    query: readHandOverQuery,
    answer: handOverAnswer,
    errors: ['POSITION.NOT_FOUND', 'HAND_OVER.FORBIDDEN'],
  }),
  markHandOverDone: defineCall('markHandOverDone', {
    service: 'org',
    at: 'PUT /api/positions/hand-overs/:positionId/done',
    who: { S: 'own', ...officersScoped },
    summary: 'Whether one thing of a hand-over is done, said by those who may read it; repeating it changes nothing.',
    params: ofPosition,
    body: markHandOverDoneBody,
    answer: handOverMark,
    errors: ['POSITION.NOT_FOUND', 'HAND_OVER.FORBIDDEN', 'HAND_OVER.NOT_TO_DO'],
    emitsNothingBecause: 'A mark changes nothing of the thing itself; it names who set it and when.',
  }),
  writeHandOverNotes: defineCall('writeHandOverNotes', {
    service: 'org',
    at: 'PUT /api/positions/hand-overs/:positionId/notes',
    who: everyoneOwn,
    summary: 'The notes of a holder for the successor, in the last month of the tenure.',
    params: ofPosition,
    body: writeHandOverNotesBody,
    answer: handOverNotes,
    errors: ['HAND_OVER.NOT_HOLDER', 'HAND_OVER.CLOSED', 'HAND_OVER.CHANGED_MEANWHILE'],
    emitsNothingBecause: 'Notes are for the successor alone; they name their author and when they were written.',
  }),
} as const;
