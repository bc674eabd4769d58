import { actorOf, eventOf, startTestService, type As, type TestService } from '@portal/test-kit';
import { idOf } from '../../testing/fixtures';
import { activityService } from '../index';

const { userId, name, role } = actorOf('PRESIDENT');
const by = { _id: userId, name, role };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const lab = { roomId: idOf(1), name: '=Lab', building: 'Block A', capacity: 4, equipment: [], active: true };

describe('the audit as a table', () => {
  let activity: TestService;
  beforeAll(async () => {
    activity = await startTestService(activityService);
    const common = { subject: lab.roomId, actor: by, requestid: 'request-0001' };
    await activity.deliver(eventOf('events.room.added.v1', lab, { ...common, time: at(1) }));
    await activity.deliver(eventOf('events.room.changed.v1', { ...lab, capacity: 6 }, { ...common, time: at(2) }));
  });
  afterAll(() => activity.stop());

  const csv = (as: As, query = '') =>
    activity.request(as, 'GET', `/api/audit${query}`, undefined, { headers: { accept: 'text/csv' } });

  it('is a file', async () => {
    const { headers } = await csv('PRESIDENT');
    expect(headers.get('content-disposition')).toBe('attachment; filename=audit.csv');
  });

  it('says in words who did what, at the time of the institute, and runs no formula', async () => {
    const [header, changed, added] = (await csv('PRESIDENT')).text.split('\r\n');
    expect(header).toContain('When,Person,Role,Action,About,Changes,Request ID');
    expect(changed).toBe(`2026-11-20 15:32,${name},President,Room changed,'=Lab,Capacity: 4 → 6,request-0001`);
    expect(added).toContain("Room added,'=Lab,Name: =Lab; Building: Block A; Capacity: 4; Active: Yes,request-0001");
  });

  it('holds what the filters leave', async () => {
    const rows = async (query: string) => (await csv('PRESIDENT', query)).text.trim().split('\r\n').slice(1);
    expect(await rows('?action=events.room.added')).toEqual([expect.stringContaining('Room added')]);
    expect(await rows('?to=2026-11-19')).toEqual([]);
    expect(await rows(`?actor=${idOf(9)}`)).toEqual([]);
  });
});
