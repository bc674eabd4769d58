import type { TestService } from '@portal/test-kit';
import { startTestService } from '@portal/test-kit';
import { callTable } from '@portal/contracts';
import { recordsService } from './index';

describe('the records service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(recordsService);
  });
  afterAll(async () => service.stop());

  it('is alive and ready', async () => {
    expect((await service.request(null, 'GET', '/health/live')).status).toBe(200);
    expect((await service.request(null, 'GET', '/health/ready')).status).toBe(200);
  });

  it('says of a call that is not built that it does not exist', async () => {
    const calls = callTable.filter((call) => call.service === 'records' && !call.built);
    expect(calls.length).toBeGreaterThan(0);
    for (const { method, path } of calls) {
      const body = method === 'GET' ? undefined : {};
      const answer = await service.request(
        'PRESIDENT',
        method,
        path.replace(/:\w+/g, '0123456789abcdef01234567'),
        body,
      );
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.body).toMatchObject({ code: 'REQUEST.NOT_FOUND', message: expect.stringMatching(/\S/) });
    }
  });
});
