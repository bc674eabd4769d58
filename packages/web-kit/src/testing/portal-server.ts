import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { takeBrokenContracts } from './broken-contracts';

/** Starts a mock server for the tests of a file; a call without a handler fails the test, and so does a broken contract. */
export function portalServer(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => void takeBrokenContracts());
  afterEach(() => {
    server.resetHandlers();
    const broken = takeBrokenContracts();
    if (broken.length > 0) throw new Error(broken.join('\n\n'));
  });
  afterAll(() => server.close());
  return server;
}
