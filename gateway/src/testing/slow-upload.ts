import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Line {
  chunk: string;
  chunks: number;
  intervalMs: number;
}

/** Resolves when a connection is closed, also by a reset, as which a write to a closed one ends. */
export async function closed(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.resume().once('close', resolve));
}

/** Sends a body in chunks; answers the status, or undefined when the connection was closed before there was one. */
export async function uploadSlowly(url: string, path: string, { chunk, chunks, intervalMs }: Line) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  const answered = Promise.race([once(socket, 'data').catch(() => []), closed(socket).then(() => [])]);
  const headers = ['Host: localhost', `Origin: ${url}`, `Content-Length: ${chunks * chunk.length}`];
  socket.write([`POST ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
  for (let sent = 0; sent < chunks && !socket.destroyed; sent += 1) {
    socket.write(chunk);
    await pause(intervalMs);
  }
  const [data] = (await answered) as unknown[];
  socket.destroy();
  return typeof data === 'string' ? Number(/^HTTP\/1\.1 (\d+)/.exec(data)?.[1]) : undefined;
}
