import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

/** Starts a mock server for the tests of a file; a call without a handler fails the test. */
export function portalServer(...handlers: HttpHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
