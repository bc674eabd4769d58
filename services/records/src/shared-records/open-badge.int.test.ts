import type { VerifiedRecord } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { testClock } from '@portal/test-kit';
import { decodeJWT } from 'did-jwt';
import { newAchievement, verify } from '../../testing/achievements';
import { openBadgePayload, statusListPayload } from '../../testing/open-badge';
import { onboardedPerson, startRecords, type Records } from '../../testing/running-records';
import { attendEvent, type SharedRecord } from '../../testing/shared-records';
import { bodyOf, endorse, holds, newClaim } from '../../testing/skills';

// Not a whole second, as moments are.
const clock = testClock('2026-11-24T06:00:00.345Z');
let records: Records;
beforeAll(async () => {
  records = await startRecords({ clock, env: { PUBLIC_ORIGIN: 'https://portal.example.edu:8443' } });
});
afterAll(() => records.stop());

const payloadAt = async (path: string) => decodeJWT(await (await fetch(records.url + path)).text()).payload;

/** The file of a record with an entry of each kind. */
async function fileOfEverything(showsStudentId: boolean) {
  const asha = await onboardedPerson(records, { name: 'Asha Verma' });
  await holds(records, asha, { holderId: newId() });
  await verify(records, 'PRESIDENT', (await newAchievement(records, asha))._id);
  await endorse(records, 'PRESIDENT', (await newClaim(records, asha))._id);
  await attendEvent(records, asha);
  const { body } = await records.request<VerifiedRecord>(asha, 'GET', '/api/records/verified');
  const entries = body.entries.map(({ kind, _id: id }) => ({ kind, id }));
  expect(entries.map(({ kind }) => kind)).toEqual(['position', 'achievement', 'skill', 'event']);
  const shared = { entries, show_student_id: showsStudentId };
  const { token } = bodyOf(await records.request<SharedRecord>(asha, 'POST', '/api/records/shared', shared), 201);
  return payloadAt(`/api/records/verify/${token}/credential`);
}

/** Where the standard is not kept. */
function faultsOf(payload: unknown): string[] {
  const { error } = openBadgePayload.safeParse(payload);
  return error?.issues.map(({ path, code, message }) => [...path, code, message].join(' ')) ?? [];
}

describe('the payload of a credential file', () => {
  let whole: object;
  beforeAll(async () => {
    whole = await fileOfEverything(true);
  });

  it.each([true, false])('is what Open Badges 3.0 asks for, with the student ID: %s', async (showsStudentId) => {
    const payload = showsStudentId ? whole : await fileOfEverything(false);
    expect(faultsOf(payload)).toEqual([]);
    const { credentialSubject, evidence } = openBadgePayload.parse(payload);
    expect(credentialSubject.identifier).toHaveLength(showsStudentId ? 2 : 1);
    expect(evidence?.map(({ genre }) => genre)).toEqual(['Position', 'Achievement', 'Skill', 'Event attended']);
  });

  it.each([
    ['an address that is none', { id: 'a-record' }],
    ['contexts in another order', { '@context': ['https://example.org/v1', 'https://www.w3.org/ns/credentials/v2'] }],
    ['no type of a badge', { type: ['VerifiableCredential'] }],
    ['an issuer without a type', { issuer: { id: 'did:web:portal.example.edu%3A8443' } }],
    ['another issuer in its claims', { iss: 'did:web:example.org' }],
    ['a moment without a time zone', { validFrom: '2026-11-24T06:00:00' }],
    ['another moment in its claims', { validFrom: '2026-11-24T06:00:00.345Z' }],
    ['evidence without a type', { evidence: [{ name: 'Git Clinic' }] }],
    ['a property that no table names', { remark: 'Well done' }],
  ])('would not pass with %s', (_fault, changes) => {
    expect(faultsOf({ ...whole, ...changes })).not.toEqual([]);
  });
});

describe('the payload of a list of states', () => {
  it('is what Bitstring Status List 1.0 asks for', async () => {
    const { error } = statusListPayload.safeParse(await payloadAt('/api/records/status-lists/list-1'));
    expect(error?.issues ?? []).toEqual([]);
  });
});
