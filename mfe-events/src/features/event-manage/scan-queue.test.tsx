import { signIn, signOut } from '@portal/web-kit';
import { answers, personAs, portalServer } from '@portal/web-kit/testing';
import { calls } from '@portal/contracts';
import { readDeviceCheckIns, writeDeviceCheckIns } from './device-check-ins';
import { readQueue, writeQueue } from './scan-queue';

const server = portalServer();
const user = personAs('CLUB_COORDINATOR');
const eventId = '65b000000000000000000001';
const scan = { code: '65e000000000000000000002', at: '2026-11-21T04:25:00.000Z', name: 'Devika Pillai' };

describe('scans that wait for a connection', () => {
  afterEach(() => localStorage.clear());

  it('stay after a sign-out, without names and without what was checked in', async () => {
    server.use(answers(calls.logout, { message: 'Logout Successful' }));
    signIn(user);
    writeQueue(user._id, eventId, [scan]);
    writeDeviceCheckIns(user._id, eventId, new Set(['65e000000000000000000003']));
    expect(readQueue(user._id, eventId)).toEqual([scan]);
    await signOut();
    expect(JSON.stringify(localStorage)).not.toMatch(/Devika|65e000000000000000000003/);
    const [queued] = readQueue(user._id, eventId);
    expect(queued).toEqual({ ...scan, name: undefined });
    // The answer to a check-in that was under way.
    writeQueue(user._id, eventId, [scan]);
    writeDeviceCheckIns(user._id, eventId, new Set(['65e000000000000000000002']));
    expect(JSON.stringify(localStorage)).not.toContain('Devika');
    expect(readDeviceCheckIns(user._id, eventId)).toEqual(new Set());
  });
});
