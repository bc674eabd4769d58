import type { PositionAnswer, UnitRef } from '@portal/contracts';
import { actorOf, startTestService, testClock, type TestService } from '@portal/test-kit';
import { appoint, claim, listHolders, newStudent, type Student } from '../../testing/holders';
import { faultsOf, imported } from '../../testing/imports';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

const HEADER = 'Email,Position,Unit,Tenure year,Status,Appointed by,Appointment date,Events organised\n';
const ASHA = 'Asha@example.edu,Web Lead,Coding Club,2026-2027,,Dean,06/04/2026,3\n';

let org: TestService;
let coding: UnitRef;
let lead: PositionAnswer;
let asha: Student;
beforeEach(async () => {
  org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
  coding = await newUnit(org, 'Coding Club');
  lead = await addPosition(org, coding);
  asha = await newStudent(org, 'Asha Rao');
});
afterEach(() => org.stop());

const announced = async () =>
  (await org.outbox()).map(({ type }) => type).filter((type) => type.startsWith('org.holder.'));
const table = () =>
  org.request('PRESIDENT', 'GET', '/api/positions/get-all-position-holder', undefined, {
    headers: { accept: 'text/csv' },
  });

describe('position holders from a file', () => {
  it('are appointed with numbers of their own, and told one by one', async () => {
    await newStudent(org, 'Bela Sen');
    const bela = 'bela@example.edu,Web Lead,Coding Club,2020-2021,,,,\n';
    expect(await imported(org, 'holders', `${HEADER}${ASHA}${bela}`)).toEqual({ created: 2, changed: 0, unchanged: 0 });
    expect((await listHolders(org)).body).toMatchObject([
      {
        por_id: 'POR-2026-0001',
        user_id: { personal_info: { name: 'Asha Rao' } },
        status: 'active',
        appointment_details: { appointed_by: 'Dean', appointment_date: '2026-04-06' },
        performance_metrics: { events_organized: 3 },
      },
      { por_id: 'POR-2020-0001', status: 'completed' },
    ]);
    expect(await announced()).toEqual(['org.holder.appointed.v1', 'org.holder.appointed.v1']);
  });

  it('stay as they are when the same file comes again, or what the portal exported', async () => {
    await appoint(org, asha, lead, {
      tenure_year: '2020-2021',
      status: 'terminated',
      termination_reason: '=Moved away.',
      performance_metrics: { feedback: 'Good;\nvery good' },
    });
    await imported(org, 'holders', `${HEADER}${ASHA}`);
    const before = await org.outbox();
    const nothing = { created: 0, changed: 0 };
    expect(await imported(org, 'holders', `${HEADER}${ASHA}`)).toEqual({ ...nothing, unchanged: 1 });
    expect(await imported(org, 'holders', (await table()).text)).toEqual({ ...nothing, unchanged: 2 });
    expect(await org.outbox()).toEqual(before);
  });

  it('are told apart by their ID where a unit has two positions of one title', async () => {
    const twin = await addPosition(org, coding);
    await appoint(org, asha, lead);
    await appoint(org, asha, twin, { tenure_year: '2020-2021' });
    const exported = (await table()).text;
    expect(await imported(org, 'holders', exported)).toEqual({ created: 0, changed: 0, unchanged: 2 });
    const [, former] = (await listHolders(org)).body;
    const header = 'POR ID,Email,Position,Unit,Tenure year,Events organised\n';
    const row = (code: string, year: string) => `${code},asha@example.edu,Web Lead,Coding Club,${year},7\n`;
    const change = header + row(former?.por_id?.toLowerCase() ?? '', '2020-2021');
    expect(await imported(org, 'holders', change)).toMatchObject({ changed: 1 });
    expect((await listHolders(org)).body[1]).toMatchObject({ performance_metrics: { events_organized: 7 } });
    const message =
      '2 POR ID: No record of this person, position and tenure has this ID. Correct it, or leave it empty for a new record.';
    expect(await faultsOf(org, 'holders', header + row('POR-2020-0001', '2021-2022'))).toEqual([message]);
  });

  it('are changed or ended where the file says something else', async () => {
    await imported(org, 'holders', `${HEADER}${ASHA}`);
    const header = 'Student ID,Position,Unit,Tenure year,Status,Ended early because,Appointed by,Events organised\n';
    const change = `${header}21CS001,Web Lead,Coding Club,2026-2027,Terminated,Moved away,,5\n`;
    expect(await imported(org, 'holders', change)).toMatchObject({ changed: 1 });
    expect((await listHolders(org)).body).toMatchObject([
      {
        status: 'terminated',
        termination_reason: 'Moved away',
        appointment_details: { appointed_by: 'Dean', appointment_date: '2026-04-06' },
        performance_metrics: { events_organized: 5 },
      },
    ]);
    expect(await announced()).toEqual(['org.holder.appointed.v1', 'org.holder.ended.v1']);
    expect(await faultsOf(org, 'holders', `${header}21CS001,Web Lead,Coding Club,2026-2027,Active,,,\n`)).toEqual([
      "2 Status: This tenure has ended, so the record can't become active again.",
    ]);
  });

  it('become what they claimed to be', async () => {
    await claim(org, asha, lead);
    expect(await imported(org, 'holders', `${HEADER}${ASHA}`)).toMatchObject({ changed: 1 });
    expect((await listHolders(org)).body).toMatchObject([{ por_id: 'POR-2026-0001', status: 'active' }]);
    expect(await announced()).toEqual(['org.holder.claimed.v1', 'org.holder.appointed.v1']);
  });

  it('are refused with line, column and what to write instead', async () => {
    await newStudent(org, 'Bela Sen');
    const rows = [
      ASHA.trim(),
      'bela@example.edu,Web Lead,Coding Club,2026-2027,,,,',
      'nobody@example.edu,Web Lead,Coding Club,2026-2027,,,,',
      ',Web Lead,Coding Club,2026-2027,,,,',
      'bela@example.edu,Head,Coding Club,2026-2027,,,,',
      'bela@example.edu,Web Lead,Coding Club,2026,Gone,,someday,-1',
      'bela@example.edu,Web Lead,Coding Club,2031-2032,,,2026-04-06,',
      ASHA.trim(),
    ];
    expect(await faultsOf(org, 'holders', `${HEADER}${rows.join('\n')}\n`)).toEqual([
      '3 Position: Maximum position holders (1) already appointed for the year 2026-2027.',
      '4 Email: No one here has this email or student ID. Write that of an account of the portal.',
      '5 Email: Write the email or the student ID of the person.',
      '6 Position: The unit has no position with this title. Add the position first, or correct the title.',
      '7 Status: Write one of these: Active, Completed, Terminated.',
      '7 Appointment date: Write the date as year-month-day, such as 2026-04-06.',
      '7 Tenure year: Please choose a tenure from 2016-2017 on.',
      '7 Events organised: Events organized cannot be negative',
      '8 Appointed by: Appointed by is required when appointment date is provided',
      '9 Position: Line 2 has this person, position and tenure too. Keep one of the two lines.',
    ]);
  });

  it('are never oneself, nor those of another category', async () => {
    const secretary = actorOf('GENSEC_SCITECH', { userId: asha.userId });
    expect(await faultsOf(org, 'holders', `${HEADER}${ASHA}`, secretary)).toEqual([
      "2 Email: You can't appoint or confirm yourself, or change your own record.",
    ]);
    expect(await faultsOf(org, 'holders', `${HEADER}${ASHA}`, 'GENSEC_SPORTS')).toEqual([
      '2 Unit: You can only manage positions in your own area.',
    ]);
  });
});
