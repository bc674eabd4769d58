import { calls } from '@portal/contracts';
import { createTestLogger } from '@portal/test-kit';
import { eachLike, pactOf, regex } from '@portal/test-kit/pacts';
import { createRevocationList } from '../src/session/revocation-list';
import { createRevocationPoller } from '../src/session/revocation-poller';

const sessionId = 'aaaaaaaaaaaaaaaaaaaaaa01';
const identity = { sid: sessionId, sub: 'bbbbbbbbbbbbbbbbbbbbbb01', ver: 1 };

describe('what the gateway needs of auth', () => {
  it('is which tokens are revoked', async () => {
    const revocations = createRevocationList();
    await pactOf(import.meta)
      .answers(calls.listRevocations, {
        given: 'somebody signed out',
        asked: 'the revocations',
        answer: { revocations: eachLike(regex(/^(s\.[0-9a-f]{24}|a\.[0-9a-f]{24}\.\d+)$/, `s.${sessionId}`)) },
      })
      .to(async (authUrl) => {
        const { logger } = createTestLogger('gateway');
        const poller = createRevocationPoller({ authUrl, revocations, logger });
        await poller.start();
        poller.stop();
      });
    expect(revocations.isRevoked(identity)).toBe(true);
    expect(revocations.isRevoked({ ...identity, sid: 'aaaaaaaaaaaaaaaaaaaaaa02' })).toBe(false);
  });
});
