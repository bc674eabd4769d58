import type { Express } from 'express';

/** Serves the reference of a benchmark in a process of its own, and sends the benchmark its URL. */
export function serveReference(app: Express): void {
  const server = app.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ ready: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '' });
  });
  process.on('disconnect', () => process.exit(0));
}
