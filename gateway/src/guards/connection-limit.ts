import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers keep six connections open for a minute after a page, and a campus may share one address. */
export const DEFAULT_CONNECTIONS = 10_000;

/**
 * Holds an address to so many connections. One more closes the connection that has been idle for longest; while all are
 * in use it is refused, and `onRefused` called.
 */
export function limitConnections(server: Server, maxPerAddress: number, onRefused: () => void): void {
  /** Those of an address, from the one that was used least recently. */
  const open = new Map<string, Set<Socket>>();
  const inUse = new WeakSet<Socket>();

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown';
    const sockets = open.get(address) ?? new Set();
    if (sockets.size >= maxPerAddress) {
      const idle = [...sockets].find((other) => !inUse.has(other));
      if (!idle) {
        onRefused();
        return void socket.destroy();
      }
      sockets.delete(idle);
      idle.destroy();
    }
    open.set(address, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) open.delete(address);
    });
  });

  server.on('request', ({ socket }, res) => {
    inUse.add(socket);
    res.once('close', () => {
      inUse.delete(socket);
      const sockets = open.get(socket.remoteAddress ?? 'unknown');
      if (sockets?.delete(socket)) sockets.add(socket);
    });
  });
}
