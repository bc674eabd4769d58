import type { RequestListener } from 'node:http';
import { listen } from '@portal/service-kit';

/** A page that people open on this machine; `stop` cuts the connections that are still open. */
export async function startLocalServer(handler: RequestListener, address: { host: string; port: number }) {
  const { server, url } = await listen(handler, address);
  return {
    url: `http://localhost:${new URL(url).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
