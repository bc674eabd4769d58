import mongoose from 'mongoose';
import type { Logger } from '../observe/logger';
import { isInOpenTransaction } from './open-transaction';

/** A transaction's session, passed to every query that belongs to it. */
export type Session = mongoose.mongo.ClientSession;

/** One command sent to the store, for tests that count queries or check writes. */
export interface StoreCommand {
  name: string;
  collection?: string;
  /** A write that the work of a transaction sent without its session: it stays when the transaction fails. */
  isOutsideTransaction?: boolean;
}

/** A service's own database. */
export interface Store {
  connection: mongoose.Connection;
  /** Creates the collections and indexes of all models; a service serves only afterwards. */
  buildIndexes(): Promise<void>;
  /** Rejects while the store does not answer, takes no writes, or its indexes are not built. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Which server and database, and a callback for each command. */
export interface StoreOptions {
  url: string;
  database: string;
  logger: Logger;
  onCommand?: ((command: StoreCommand) => void) | undefined;
  /** How long to look for a server at start and for each command; 15 s by default. */
  serverSelectionTimeoutMs?: number;
  /** With less on the disk of the store it is not ready: short writes may still fit in, but the next ones will not. */
  minFreeBytes?: number;
}

const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Connects with majority writes; no collection or index is made behind the service's back. */
export async function connectStore({
  url,
  database,
  logger,
  onCommand,
  serverSelectionTimeoutMs = 15_000,
  minFreeBytes = MIN_FREE_BYTES,
}: StoreOptions): Promise<Store> {
  const connection = mongoose.createConnection(url, {
    dbName: database,
    autoIndex: false,
    autoCreate: false,
    writeConcern: { w: 'majority' },
    serverSelectionTimeoutMS: serverSelectionTimeoutMs,
    monitorCommands: onCommand !== undefined,
  });
  let closing = false;
  connection.on('disconnected', () => closing || logger.warn('the store is away'));
  connection.on('error', (err: Error) => logger.error({ err }, 'store connection failed'));
  await connection.asPromise().catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  if (onCommand) watchCommands(connection, onCommand);
  let indexed = false;
  const writable = nativeDatabase(connection).collection<{ _id: string; at: Date }>('readiness', {
    writeConcern: { w: 1 },
  });

  return {
    connection,
    async buildIndexes() {
      for (const model of Object.values(connection.models)) {
        await createIndexes(connection, model.collection.collectionName, model.schema.indexes());
        await dropFormerIndexes(model);
      }
      await createCollection(connection, writable.collectionName);
      indexed = true;
    },
    async ready() {
      if (!indexed) throw new Error('indexes are not built');
      // A write, because a store whose disk is full or that has no primary still answers a ping.
      const options = { upsert: true, timeoutMS: 1_000 };
      await writable.updateOne({ _id: 'ready' }, { $set: { at: new Date() } }, options);
      const { fsTotalSize, fsUsedSize } = await nativeDatabase(connection).command(
        { dbStats: 1 },
        { timeoutMS: 1_000 },
      );
      // Not where the store says nothing of its disk, as the DocumentDB engine does.
      if (fsTotalSize - fsUsedSize < minFreeBytes) throw new Error('the disk of the store is full');
    },
    async close() {
      closing = true;
      await connection.close();
    },
  };
}

/** In one command, which also creates the collection: a service starts with dozens of indexes. */
async function createIndexes(
  connection: mongoose.Connection,
  collection: string,
  declared: ReturnType<mongoose.Schema['indexes']>,
): Promise<void> {
  if (declared.length === 0) return createCollection(connection, collection);
  const indexes = declared.map(([key, options]) => ({ ...options, key }) as mongoose.mongo.IndexDescription);
  await nativeDatabase(connection).collection(collection).createIndexes(indexes);
}

/** `static('formerIndexes', () => [...])` of a schema names the indexes of earlier builds that nothing reads by any more. */
async function dropFormerIndexes(model: mongoose.Model<unknown> & { formerIndexes?: () => readonly string[] }) {
  const former = model.formerIndexes?.() ?? [];
  if (former.length === 0) return;
  for (const { name } of await model.collection.indexes()) {
    if (name !== undefined && former.includes(name)) await model.collection.dropIndex(name);
  }
}

/** The driver's handle of a connection's database. */
export function nativeDatabase(connection: mongoose.Connection): mongoose.mongo.Db {
  return connection.getClient().db(connection.name);
}

/** Creates a collection unless it is there: a transaction should not have to. */
export async function createCollection(connection: mongoose.Connection, name: string): Promise<void> {
  try {
    await nativeDatabase(connection).createCollection(name);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 48) throw error;
  }
}

const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify', 'bulkWrite']);

function watchCommands(connection: mongoose.Connection, onCommand: (command: StoreCommand) => void): void {
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const collection: unknown = command[commandName] ?? command.collection;
    // Commands of a transaction say that they do not commit at once.
    const isOutside = WRITES.has(commandName) && command.autocommit === undefined && isInOpenTransaction();
    onCommand({
      name: commandName,
      ...(typeof collection === 'string' && { collection }),
      ...(isOutside && { isOutsideTransaction: true }),
    });
  });
}
