import { once } from 'node:events';
import { fdatasync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { createAccess } from './commands/access';
import type { Engine } from './commands/command';
import { Cursors } from './commands/cursors';
import { dispatch } from './commands/dispatch';
import { serve } from './protocol/connection';
import { lockDirectory } from './storage/directory-lock';
import { Store } from './storage/store';
import { deleteExpiredDocuments } from './commands/ttl';
import { Sessions } from './commands/sessions';

export { backUp, restore, type BackupSummary } from './storage/backup';
export { hasData, repair, type Repair } from './storage/repair';

export interface EmbeddedMongoOptions {
  /** The directory of the data; created when it is missing. Only one process at a time can open it. */
  dataDir: string;
  /** The port to listen on; 0, the default, means a free one. */
  port?: number;
  /** Replies to writes only when they are on the disk, so that they survive a loss of power and not only a crash of the process. */
  fsync?: boolean;
  /** How long a transaction may stay open, in milliseconds; 60 seconds by default. */
  transactionMs?: number;
}

/** A running store. */
export interface EmbeddedMongo {
  /** With the password of this start: keep it from other accounts of the host. */
  url: string;
  /** Deletes the documents that TTL indexes have expired and returns their number. It also runs every minute. */
  deleteExpired(now?: Date): Promise<number>;
  /** Closes all connections, flushes the journal and unlocks the directory. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const TTL_INTERVAL_MS = 60_000;

/** Opens the data directory and serves MongoDB's wire protocol on loopback. Rejects when another process uses the directory or the journal is damaged. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, port = 0, fsync = false, transactionMs = 60_000 } = options;
  const unlock = lockDirectory(dataDir);
  let store: Store | undefined;
  try {
    store = new Store(dataDir, fsync ? promisify(fdatasync) : undefined);
    const sessions = new Sessions(store, transactionMs);
    const engine = { store, sessions, cursors: new Cursors(), access: createAccess(), address: '' };
    return await listen(engine, port, unlock);
  } catch (error) {
    await store?.journal.close();
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
      engine.sessions.abortStartedOn(socket);
    });
    void serve(socket, (command) => dispatch(engine, command, socket));
  });
  await once(server.listen(port, HOST), 'listening');
  engine.address = `${HOST}:${(server.address() as AddressInfo).port}`;
  const timer = setInterval(
    () => void deleteExpired(engine, new Date()).catch(() => undefined),
    TTL_INTERVAL_MS,
  ).unref();
  return {
    url: `mongodb://${engine.access.credentials}@${engine.address}/?authMechanism=PLAIN&replicaSet=rs0&directConnection=true`,
    deleteExpired: (now = new Date()) => deleteExpired(engine, now),
    close: async () => {
      clearInterval(timer);
      const closed = once(server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      await closed;
      engine.sessions.close();
      await engine.store.journal.close();
      unlock();
    },
  };
}

async function deleteExpired({ store, sessions, cursors }: Engine, now: Date): Promise<number> {
  const deleted = deleteExpiredDocuments(store, now);
  sessions.deleteExpired();
  cursors.deleteIdle();
  await store.journal.flushed();
  return deleted;
}
