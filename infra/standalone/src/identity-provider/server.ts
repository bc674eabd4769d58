import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { startLocalServer } from '../local-server';
import { createDirectory, type Person } from './directory';
import type { PortalClient } from './provider';

interface IdentityProviderOptions extends PortalClient {
  host: string;
  port: number;
  people: readonly Person[];
}

/** Listens at once and builds the provider at the first request: most starts never need it. */
export async function startIdentityProvider({ host, port, people, ...client }: IdentityProviderOptions) {
  let app: Promise<RequestListener> | null = null;
  const { url: issuer, stop } = await startLocalServer(handle, { host, port });
  return { issuer, stop };

  function handle(req: IncomingMessage, res: ServerResponse): void {
    app ??= loadApp();
    app.then(
      (listener) => listener(req, res),
      (error: unknown) => {
        app = null;
        console.error('The identity provider could not be loaded:', error);
        res.writeHead(503).end();
      },
    );
  }

  async function loadApp(): Promise<RequestListener> {
    const { createIdentityProviderApp } = await import('./app');
    return createIdentityProviderApp({ client, issuer, directory: createDirectory(people) });
  }
}
