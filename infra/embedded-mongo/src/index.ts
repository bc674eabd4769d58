import { fdatasync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { Cursors } from './commands/cursors';
import { dispatch } from './commands/dispatch';
import type { Engine } from './commands/command';
import { serve } from './protocol/connection';
import { lockDirectory } from './storage/lock';
import { Store } from './storage/store';
import { removeExpired } from './transactions/expiry';
import { Sessions } from './transactions/sessions';

export { backUp, restore } from './storage/backup';

/** Where and how the store runs. */
export interface EmbeddedMongoOptions {
  /** Directory of the data file; made when missing. Only one process at a time may have it open. */
  dataDir: string;
  /** Port to listen on; 0, the default, takes a free one. */
  port?: number;
  host?: '127.0.0.1';
  /** Answers writes only after the disk has them, so that they survive a loss of power and not only of the process. */
  fsync?: boolean;
  /** How long a transaction may stay open, in milliseconds; 60 seconds unless told. */
  transactionMs?: number;
}

/** Counts for a status page. */
export interface EmbeddedMongoStats {
  collections: number;
  documents: number;
  documentBytes: number;
  openCursors: number;
  connections: number;
}

/** A running store. */
export interface EmbeddedMongo {
  /** Connection string for drivers and mongoose. */
  url: string;
  stats(): EmbeddedMongoStats;
  /** Removes what TTL indexes say is over; it also happens each minute by itself. Gives the number of documents removed. */
  sweep(now?: Date): Promise<number>;
  /** Ends connections, writes what is on its way and frees the directory. */
  close(): Promise<void>;
}

const sweepMs = 60_000;

/** Opens the data directory and serves MongoDB's wire protocol on loopback. Rejects when the directory is in use or its file is damaged. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const host = options.host ?? '127.0.0.1';
  const unlock = lockDirectory(options.dataDir);
  const store = openStore(options, unlock);
  let address = '';
  const engine: Engine = {
    store,
    sessions: new Sessions(store, options.transactionMs ?? 60_000),
    cursors: new Cursors(),
    address: () => address,
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void serve(socket, (body) => dispatch(engine, body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  }).catch(async (error: unknown) => {
    await store.log.close();
    unlock();
    throw error;
  });
  address = `${host}:${(server.address() as AddressInfo).port}`;
  const sweep = sweeping(engine);
  const timer = setInterval(() => void sweep().catch(() => undefined), sweepMs);
  timer.unref();
  return {
    url: `mongodb://${address}/?replicaSet=rs0&directConnection=true`,
    stats: () => statsOf(engine, sockets.size),
    sweep,
    close: async () => {
      clearInterval(timer);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      engine.sessions.close();
      await store.log.close();
      unlock();
    },
  };
}

function openStore({ dataDir, fsync = false }: EmbeddedMongoOptions, unlock: () => void): Store {
  try {
    return new Store(dataDir, fsync ? promisify(fdatasync) : undefined);
  } catch (error) {
    unlock();
    throw error;
  }
}

function sweeping({ store, sessions, cursors }: Engine): EmbeddedMongo['sweep'] {
  return async (now = new Date()) => {
    const removed = removeExpired(store, now);
    sessions.sweep();
    cursors.sweep();
    await store.log.settled();
    return removed;
  };
}

function statsOf({ store, cursors }: Engine, connections: number): EmbeddedMongoStats {
  const collections = store.collections();
  return {
    collections: collections.length,
    documents: collections.reduce((sum, { slots }) => sum + slots.size, 0),
    documentBytes: collections.reduce((sum, { bytes }) => sum + bytes, 0),
    openCursors: cursors.size,
    connections,
  };
}
