import type { TestService } from '@portal/test-kit';
import { startTestService } from '@portal/test-kit';
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
});
