import { startTestService, testClock, type As, type TestService } from '@portal/test-kit';
import { appoint, newStudent } from '../../testing/holders';
import { addPosition, newUnit } from '../../testing/positions';
import { orgService } from '../index';

describe('positions and their holders as tables', () => {
  let org: TestService;
  beforeAll(async () => {
    org = await startTestService(orgService, { clock: testClock('2026-11-20T10:00:00Z') });
    const [coding, music] = [await newUnit(org, 'Coding Club'), await newUnit(org, 'Music Club', 'cultural')];
    const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['TypeScript', 'Git'] };
    const lead = await addPosition(org, coding, { requirements, description: '=HYPERLINK("x")' });
    await addPosition(org, music, { title: 'Singer' });
    const asha = await newStudent(org, 'Asha Rao');
    const details = { appointed_by: 'Dean', appointment_date: '2026-04-06' };
    await appoint(org, asha, lead, { appointment_details: details, performance_metrics: { events_organized: 3 } });
    await appoint(org, asha, lead, {
      tenure_year: '2020-2021',
      status: 'terminated',
      termination_reason: 'Moved away.',
    });
  });
  afterAll(() => org.stop());

  const csv = (as: As, path: string) =>
    org.request(as, 'GET', `/api/positions/${path}`, undefined, { headers: { accept: 'text/csv' } });
  const rows = async (path: string) => (await csv('CLUB_COORDINATOR', path)).text.trim().split('\r\n').slice(1);

  it.each([
    ['get-all', 'positions.csv', 'Position ID,Title,Type,Unit'],
    ['get-all-position-holder', 'position-holders.csv', 'POR ID,Name,Email,Student ID'],
  ])('%s is a file', async (path, name, header) => {
    const { headers, text } = await csv('GENSEC_SPORTS', path);
    expect(headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
    expect(text).toContain(header);
  });

  it('hold what the filters leave, whole and harmless', async () => {
    expect(await rows('get-all?q=web')).toEqual([
      'POS-0001,Web Lead,Team Lead,Coding Club,1,7.5,2,TypeScript; Git,Keep the site up,"\'=HYPERLINK(""x"")"',
    ]);
    expect(await rows('get-all-position-holder?status=active')).toEqual([
      'POR-2026-0001,Asha Rao,asha@example.edu,21CS001,Web Lead,Team Lead,Coding Club,2026-2027,Active,Dean,2026-04-06,3,0,,',
    ]);
    expect((await rows('get-all-position-holder?status=terminated'))[0]).toMatch(/Terminated,,,0,0,,Moved away\.$/);
  });
});
