import { once } from 'node:events';
import { fdatasync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import type { Engine } from './commands/command';
import { Cursors } from './commands/cursors';
import { dispatch } from './commands/dispatch';
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
  /** Answers writes only after the disk has them, so that they survive a loss of power and not only of the process. */
  fsync?: boolean;
  /** How long a transaction may stay open, in milliseconds; 60 seconds unless told. */
  transactionMs?: number;
}

/** A running store. */
export interface EmbeddedMongo {
  /** Connection string for drivers and mongoose. */
  url: string;
  /** Removes what TTL indexes say is over; it also happens each minute by itself. Gives the number of documents removed. */
  sweep(now?: Date): Promise<number>;
  /** Ends connections, writes what is on its way and frees the directory. */
  close(): Promise<void>;
}

const [host, sweepMs] = ['127.0.0.1', 60_000];

/** Opens the data directory and serves MongoDB's wire protocol on loopback. Rejects when the directory is in use or its file is damaged. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, port = 0, fsync = false, transactionMs = 60_000 } = options;
  const unlock = lockDirectory(dataDir);
  let store: Store | undefined;
  try {
    store = new Store(dataDir, fsync ? promisify(fdatasync) : undefined);
    const engine = { store, sessions: new Sessions(store, transactionMs), cursors: new Cursors(), address: '' };
    return await listen(engine, port, unlock);
  } catch (error) {
    await store?.log.close();
    unlock();
    throw error;
  }
}

async function listen(engine: Engine, port: number, unlock: () => void): Promise<EmbeddedMongo> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      engine.sessions.abandon(socket);
    });
    void serve(socket, (command) => dispatch(engine, command, socket));
  });
  await once(server.listen(port, host), 'listening');
  engine.address = `${host}:${(server.address() as AddressInfo).port}`;
  const timer = setInterval(() => void sweep(engine, new Date()).catch(() => undefined), sweepMs).unref();
  return {
    url: `mongodb://${engine.address}/?replicaSet=rs0&directConnection=true`,
    sweep: (now = new Date()) => sweep(engine, now),
    close: async () => {
      clearInterval(timer);
      const closed = once(server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      await closed;
      engine.sessions.close();
      await engine.store.log.close();
      unlock();
    },
  };
}

async function sweep({ store, sessions, cursors }: Engine, now: Date): Promise<number> {
  const removed = removeExpired(store, now);
  sessions.sweep();
  cursors.sweep();
  await store.log.settled();
  return removed;
}
