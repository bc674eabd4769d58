import { randomInt } from 'node:crypto';
import getPort from 'get-port';

/** The first port that belongs to no well-known program, and the first one of Linux's range for connections. */
const LOWEST = 10_000;
const LOWEST_FOR_CONNECTIONS = 32_768;

/**
 * A free TCP port for a server that listens later, never given twice by one process. It lies below the ports that
 * operating systems take for outgoing connections (RFC 6335, section 6; Linux from 32768), because a connection could
 * take one of those before the server listens. It is random, so that processes that look for a port at the same time
 * find different ones.
 */
export function findFreePort(): Promise<number> {
  return getPort({ port: randomPorts(), reserve: true });
}

function* randomPorts(): Generator<number> {
  while (true) yield randomInt(LOWEST, LOWEST_FOR_CONNECTIONS);
}
