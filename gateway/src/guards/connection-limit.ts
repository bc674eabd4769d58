import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Closes connections of an address beyond `maxPerAddress`, and calls `onRefused` for each. */
export function limitConnections(server: Server, maxPerAddress: number, onRefused: () => void): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown';
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxPerAddress) {
      onRefused();
      return void socket.destroy();
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
