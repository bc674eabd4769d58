import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Directory, type Person } from './directory';
import type { PortalClient } from './provider';

interface IdentityServerOptions extends PortalClient {
  host: string;
  port: number;
  people: readonly Person[];
}

/** Listens at once and builds the provider at the first request: most starts never need it. */
export async function startIdentityProvider({ host, port, people, ...client }: IdentityServerOptions) {
  let app: Promise<RequestListener> | null = null;
  const server = createServer((req, res) => {
    app ??= load();
    app.then(
      (handle) => handle(req, res),
      (error: unknown) => {
        app = null;
        console.error('The identity provider could not be loaded:', error);
        res.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function load(): Promise<RequestListener> {
    const { createIdentityProviderApp } = await import('./app');
    return createIdentityProviderApp({ ...client, issuer, directory: new Directory(people) });
  }

  return {
    issuer,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
