import { callTable, isInternal, type PositionAnswer } from '@portal/contracts';
import { startTestService, testClock, type TestService } from '@portal/test-kit';
import { appoint, asStudent, claim, decide, newStudent, type Student } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

let org: TestService;
let asha: Student;
let reader: Student;
/** Whatever may stand in a path. */
let ids: string[];
/** What a record says beside name, position, unit, tenure and status. */
let officersSee: string[];

beforeAll(async () => {
  org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
  const unit = await newUnit(org, 'Coding Club');
  const lead = await addPosition(org, unit, { position_count: 5 });
  asha = await newStudent(org, 'Asha Rao');
  reader = await newStudent(org, 'Ravi Kumar');
  ids = [unit.id, lead._id, asha.userId, 'asha@example.edu', ...(await recordsOf(lead))];
});
afterAll(() => org.stop());

/** Long enough that a request id, which every refusal contains, does not contain it by chance. */
const budget = 47_110_815;

/** A record with everything that one can hold, one that ended early, and a claim that was returned. */
async function recordsOf(lead: PositionAnswer): Promise<string[]> {
  const full = await appoint(org, asha, lead, {
    appointment_details: { appointed_by: 'Order of the dean', appointment_date: '2026-04-01' },
    performance_metrics: { events_organized: 7, budget_utilized: budget, feedback: 'Calm under pressure' },
    requirements_reason: 'CGPA below the bar',
  });
  const endedEarly = { tenure_year: '2025-2026', status: 'terminated', termination_reason: 'Left in anger' };
  const ended = await appoint(org, asha, lead, endedEarly);
  const returned = await claim(org, asha, lead, { tenure_year: '2024-2025' });
  await decide(org, 'PRESIDENT', returned._id, { decision: 'refused', reason: 'Never heard of' });
  const codes = [full, ended].flatMap(({ por_id: code }) => code ?? []);
  const notes = ['Order of the dean', String(budget), 'Calm under pressure', 'CGPA below the bar', 'Left in anger'];
  officersSee = ['asha@example.edu', '21CS001', ...codes, ...notes];
  return [full._id, ended._id, returned._id];
}

const studentsMayRead = callTable.filter(
  (call) => call.service === 'org' && call.method === 'GET' && call.built && !isInternal(call) && call.who.STUDENT,
);

/** Each of the ids for each part of the path, because any of them may be tried. */
function addressesOf(path: string): string[] {
  const parameter = /:\w+/;
  if (!parameter.test(path)) return [path];
  return ids.flatMap((id) => addressesOf(path.replace(parameter, encodeURIComponent(id))));
}

describe('of the positions of another, a student reads only name, position, unit, tenure and status', () => {
  it.each(studentsMayRead)('$name: $path', async ({ path }) => {
    const answers = await Promise.all(addressesOf(path).map((at) => org.request(asStudent(reader), 'GET', at)));
    expect(answers.some(({ status }) => status === 200 || status === 403)).toBe(true);
    for (const secret of [...officersSee, 'Never heard of'])
      for (const { text } of answers) expect(text).not.toContain(secret);
  });

  it('while an officer finds the rest in the same list', async () => {
    const { text } = await org.request('PRESIDENT', 'GET', '/api/positions/get-all-position-holder');
    for (const detail of officersSee) expect(text).toContain(detail);
  });
});
