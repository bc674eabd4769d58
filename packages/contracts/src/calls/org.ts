import * as z from 'zod';
import { everyone, officersScoped } from '../permissions';
import { anHour, defineCall } from '../define-call';
import { clubDataAnswer, createUnitBody, listUnitsQuery, listedUnit, unitAnswer } from '../schemas/org';
import { addPositionBody, changePositionBody, listPositionsQuery, positionAnswer } from '../schemas/positions';
import { emailAddress, objectId } from '../schemas/primitives';

const byId = z.strictObject({ id: objectId });

/** Rows of the org service: units. */
export const unitCalls = {
  listUnits: defineCall('listUnits', {
    service: 'org',
    at: 'GET /api/orgUnit/organizational-units',
    who: everyone,
    summary: 'Organizational units by name.',
    query: listUnitsQuery,
    answer: z.array(listedUnit),
  }),
  createUnit: defineCall('createUnit', {
    service: 'org',
    at: 'POST /api/orgUnit/create',
    who: { G: 'category', P: 'any' },
    summary: 'Creates an organizational unit.',
    body: createUnitBody,
    limit: anHour(60),
    answer: unitAnswer,
    status: 201,
    errors: ['UNIT.OUT_OF_SCOPE', 'UNIT.PARENT_NOT_FOUND', 'UNIT.NAME_TAKEN'],
    emits: ['org.unit.created.v1'],
  }),
  changeUnit: defineCall('changeUnit', {
    service: 'org',
    at: 'PATCH /api/orgUnit/:id',
    who: { G: 'category', P: 'any' },
    summary: 'Changes an organizational unit.',
    params: byId,
    built: false,
  }),
  readClubData: defineCall('readClubData', {
    service: 'org',
    at: 'GET /api/orgUnit/clubData/:username',
    who: { C: 'own', G: 'category', P: 'any' },
    summary: 'A club’s unit, events and figures, by its coordinator’s username.',
    params: z.strictObject({ username: emailAddress }),
    answer: clubDataAnswer,
    errors: ['UNIT.NOT_FOUND', 'ACCESS.FORBIDDEN'],
  }),
} as const;

/** Rows of the org service: positions, holders and tenure. */
export const positionCalls = {
  listPositions: defineCall('listPositions', {
    service: 'org',
    at: 'GET /api/positions/get-all',
    who: everyone,
    summary: 'Positions of responsibility by title.',
    query: listPositionsQuery,
    answer: z.array(positionAnswer),
  }),
  listHolders: defineCall('listHolders', {
    service: 'org',
    at: 'GET /api/positions/get-all-position-holder',
    who: everyone,
    summary: 'Position holders.',
    built: false,
  }),
  addPosition: defineCall('addPosition', {
    service: 'org',
    at: 'POST /api/positions/add-position',
    who: officersScoped,
    summary: 'Adds a position.',
    body: addPositionBody,
    answer: positionAnswer,
    status: 201,
    errors: ['POSITION.UNIT_NOT_FOUND', 'POSITION.OUT_OF_SCOPE'],
    emits: ['org.position.created.v1'],
  }),
  changePosition: defineCall('changePosition', {
    service: 'org',
    at: 'PATCH /api/positions/:id',
    who: officersScoped,
    summary: 'Changes a position; its unit stays the same.',
    params: byId,
    body: changePositionBody,
    answer: positionAnswer,
    errors: ['POSITION.NOT_FOUND', 'POSITION.OUT_OF_SCOPE', 'POSITION.CHANGED_MEANWHILE'],
    emits: ['org.position.changed.v1'],
  }),
  removePosition: defineCall('removePosition', {
    service: 'org',
    at: 'DELETE /api/positions/:id',
    who: officersScoped,
    summary: 'Removes a position without holders.',
    params: byId,
    status: 204,
    errors: ['POSITION.NOT_FOUND', 'POSITION.OUT_OF_SCOPE'],
    emits: ['org.position.removed.v1'],
  }),
  appointHolder: defineCall('appointHolder', {
    service: 'org',
    at: 'POST /api/positions/add-position-holder',
    who: { S: 'own', ...officersScoped },
    summary: 'Appoints a holder, or claims a position one holds.',
    status: 201,
    built: false,
  }),
  changeHolder: defineCall('changeHolder', {
    service: 'org',
    at: 'PATCH /api/positions/holders/:id',
    who: officersScoped,
    summary: 'Changes a holder’s record.',
    params: byId,
    built: false,
  }),
  removeHolder: defineCall('removeHolder', {
    service: 'org',
    at: 'DELETE /api/positions/holders/:id',
    who: officersScoped,
    summary: 'Removes a holder’s record.',
    params: byId,
    status: 204,
    built: false,
  }),
  confirmHolder: defineCall('confirmHolder', {
    service: 'org',
    at: 'POST /api/positions/holders/:id/confirmation',
    who: officersScoped,
    summary: 'Confirms a claimed position.',
    params: byId,
    built: false,
  }),
  listOwnPositions: defineCall('listOwnPositions', {
    service: 'org',
    at: 'GET /api/positions/:userId',
    who: { S: 'own', C: 'own', G: 'any', P: 'any' },
    summary: 'The positions a person holds or held.',
    params: z.strictObject({ userId: objectId }),
    built: false,
  }),
  listTenure: defineCall('listTenure', {
    service: 'org',
    at: 'GET /tenure',
    who: everyone,
    summary: 'The holders of the current tenure.',
    built: false,
  }),
} as const;
