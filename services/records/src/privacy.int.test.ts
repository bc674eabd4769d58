import { callTable, isInternal, type Call, type SharedRecord } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { dumpOf } from '@portal/test-kit';
import { newAchievement } from '../testing/achievements';
import { pdfOf, sendCertificate } from '../testing/certificates';
import { onboardedPerson, startRecords, type Records } from '../testing/running-records';
import { endorse, holds, newClaim, newSkill, returnClaim } from '../testing/skills';

type Student = Actor & { studentId: string };

let records: Records;
let asha: Student;
let reader: Student;
/** Whatever of hers may stand in a path, a query or a body. */
let ids: string[];
let trophyId: string;
/** What only she and officers read. */
let secrets: string[];

beforeAll(async () => {
  records = await startRecords();
  asha = await onboardedPerson(records, { name: 'Asha Rao', studentId: '12249001' });
  reader = await onboardedPerson(records, { name: 'Ravi Kumar' });
  const { position } = await holds(records, asha);
  const proposed = await newSkill(records, asha, { name: 'Falconry of the North' });
  const claims = [
    await newClaim(records, asha, { position_id: position.id }),
    await newClaim(records, asha),
    await newClaim(records, asha),
  ].map(({ _id }) => _id);
  await endorse(records, 'PRESIDENT', claims[1] ?? '');
  await returnClaim(records, 'PRESIDENT', claims[2] ?? '', 'Never heard of that');
  const fileOf = async (content: string) => (await sendCertificate(records, asha, pdfOf(content))).body._id;
  const certificate_id = await fileOf('Seal of the North');
  const trophy = await newAchievement(records, asha, { title: 'Trophy of the North', certificate_id });
  const body = { entries: [{ kind: 'skill', id: claims[1] }], show_student_id: true, label: 'To the North' };
  const shared = await records.request<SharedRecord>(asha, 'POST', '/api/records/shared', body);
  trophyId = trophy._id;
  ids = [
    asha.userId,
    asha.studentId,
    proposed._id,
    ...claims,
    trophy._id,
    certificate_id,
    await fileOf('of no achievement yet'),
    shared.body._id,
  ];
  secrets = [
    asha.username,
    asha.studentId,
    '9876543210',
    proposed.name,
    'Never heard of that',
    trophy.title,
    'Seal of the North',
    body.label,
    shared.body.token ?? '',
    ...claims,
  ];
});
afterAll(() => records.stop());

/** A body of each write by which a student could reach what an id names. */
const bodies: { [name: string]: (id: string) => object } = {
  completeOnboarding: (id) => ({
    ID_No: id,
    mobile_no: '9876543211',
    add_year: 2024,
    Program: 'B.Tech',
    discipline: 'Physics',
  }),
  changeProfile: (id) => ({ userId: id, updatedDetails: { personal_info: { gender: 'Other' } } }),
  changePhoto: (id) => ({ ID_No: id }),
  removePhoto: () => ({}),
  createSkill: (id) => ({ name: id, category: id, type: 'technical', claim: { position_id: id } }),
  claimSkill: (id) => ({ skill_id: id, user_id: id }),
  changeClaim: () => ({ version: 1, proficiency_level: 'expert' }),
  withdrawSkill: () => ({}),
  uploadCertificate: () => ({}),
  addAchievement: (id) => ({
    user_id: id,
    title: 'Quiz',
    category: 'Quiz',
    type: 'technical',
    date_achieved: '2026-11-01',
    event_id: id,
    certificate_id: id,
  }),
  changeAchievement: (id) => ({ version: 1, title: 'Mine now', certificate_id: id }),
  withdrawAchievement: () => ({}),
  shareRecord: (id) => ({ entries: [{ kind: 'skill', id }] }),
  endSharedRecord: () => ({}),
};

const ofStudents = callTable.filter(
  (call) => call.service === 'records' && call.built && !isInternal(call) && call.who.STUDENT,
);

/** The address with her id wherever it takes one. */
function addressOf({ path, query }: Call, id: string): string {
  const named = Object.keys((query as unknown as { shape?: object }).shape ?? {}).filter((name) => name === 'ID_No');
  const search = new URLSearchParams(named.map((name): [string, string] => [name, id])).toString();
  return `${path.replace(/:\w+/g, id)}${search && `?${search}`}`;
}

function tryWith(call: Call, id: string) {
  const body = call.method === 'GET' ? undefined : bodies[call.name]?.(id);
  if (call.method !== 'GET' && !body) throw new Error(`privacy.int.test.ts: give ${call.name} a body`);
  return records.request(reader, call.method, addressOf(call, id), body);
}

/** What is stored of her. */
async function stored(): Promise<string[]> {
  const rows = Object.values(await dumpOf(records)).flat();
  return rows.map((row) => JSON.stringify(row)).filter((row) => row.includes(asha.userId));
}

describe('by changing an id a student reaches nothing of another', () => {
  it.each(ofStudents.map((call) => [call.name, call] as const))('with %s', async (_name, call) => {
    const before = await stored();
    const answers = [];
    for (const id of ids) answers.push(await tryWith(call, id));
    for (const { text } of answers) for (const secret of secrets) expect(text).not.toContain(secret);
    expect((await stored()).toSorted()).toEqual(before.toSorted());
  });

  it('while she reads and changes it herself', async () => {
    const read = async (path: string) => (await records.request(asha, 'GET', path)).text;
    expect(await read(`/api/skills/user-skills/${asha.userId}`)).toContain('Never heard of that');
    expect(await read(`/api/achievements/${trophyId}/certificate`)).toContain('Seal of the North');
    expect(await read('/api/records/shared')).toContain('To the North');
    const [, , , first] = ids;
    const change = { version: 1, proficiency_level: 'expert' };
    expect((await records.request(asha, 'PATCH', `/api/skills/user-skills/${first}`, change)).status).toBe(200);
  });
});
