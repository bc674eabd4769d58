import * as z from 'zod';
import { anHour, defineCall } from './define-call';
import { everyone, officers, officersScoped } from '../permissions';
import { clubDataAnswer } from '../schemas/clubs';
import {
  changeUnitBody,
  createUnitBody,
  listUnitsQuery,
  listedUnit,
  readUnitTreeQuery,
  unitAnswer,
  unitDetails,
  unitTree,
} from '../schemas/org';
import { emailAddress, objectId } from '../schemas/primitives';
import { unitStatistics } from '../schemas/unit-statistics';

const byId = z.strictObject({ id: objectId });

/** Rows of the org service: units. */
export const unitCalls = {
  listUnits: defineCall('listUnits', {
    service: 'org',
    at: 'GET /api/orgUnit/organizational-units',
    who: everyone,
    summary: 'Active organizational units by name.',
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
    summary: 'Changes, deactivates or reactivates an organizational unit.',
    params: byId,
    body: changeUnitBody,
    answer: unitDetails,
    errors: [
      'UNIT.NOT_FOUND',
      'UNIT.OUT_OF_SCOPE',
      'UNIT.PARENT_NOT_FOUND',
      'UNIT.CYCLE',
      'UNIT.NAME_TAKEN',
      'UNIT.CHANGED_MEANWHILE',
    ],
    emits: ['org.unit.changed.v1'],
  }),
  readUnitStatistics: defineCall('readUnitStatistics', {
    service: 'org',
    at: 'GET /api/orgUnit/statistics',
    who: officersScoped,
    summary:
      'Position holders by tenure and the budgets of units by month, within the caller’s area; at most a minute old.',
    answer: unitStatistics,
  }),
  readUnit: defineCall('readUnit', {
    service: 'org',
    at: 'GET /api/orgUnit/units/:id',
    who: everyone,
    summary: 'An organizational unit with its parent and sub-units.',
    params: byId,
    answer: unitDetails,
    errors: ['UNIT.NOT_FOUND'],
  }),
  readUnitTree: defineCall('readUnitTree', {
    service: 'org',
    at: 'GET /api/orgUnit/tree',
    who: everyone,
    summary:
      'All organizational units by name, with their parents; the first 1,000 where there are more. For officers also as CSV, all that `q` finds.',
    query: readUnitTreeQuery,
    csv: { who: officers, anHour: 30 },
    answer: unitTree,
  }),
  readClubData: defineCall('readClubData', {
    service: 'org',
    at: 'GET /api/orgUnit/clubData/:username',
    who: { C: 'own', G: 'category', P: 'any' },
    summary:
      'A club’s unit and figures, with the first of its events, positions, holders, achievements and feedback, by its coordinator’s username or, while it has no coordinator, by its contact address.',
    params: z.strictObject({ username: emailAddress }),
    answer: clubDataAnswer,
    errors: ['UNIT.NOT_FOUND', 'ACCESS.FORBIDDEN'],
  }),
} as const;
