import type { Doc } from '../bson/values';
import type { Collection } from '../collections/collection';
import type { Store } from '../storage/store';
import type { Session } from '../transactions/session';
import type { Sessions } from './sessions';
import type { Transaction } from '../transactions/transaction';
import type { Cursors } from './cursors';
import type { Access } from './access';
import { declareFields, type Args, type FieldDeclaration, type Fields } from './fields';

/** The parts of the server that commands work on. */
export interface Engine {
  store: Store;
  sessions: Sessions;
  cursors: Cursors;
  access: Access;
  /** Host and port at which clients reach this server. */
  address: string;
}

/** A command that a client sent. */
export interface CommandRequest {
  engine: Engine;
  /** The one that it came by. */
  connection: object;
  name: string;
  database: string;
  /** The name of the collection that the command is about; empty when it is about none. */
  collectionName: string;
  session: Session | undefined;
  /** The multi-document transaction that the command belongs to. */
  transaction: Transaction | undefined;
  /** Whether the results of its writes are stored, so that a retry returns them and writes nothing. */
  isRetryable: boolean;
}

type Reply = Doc | Promise<Doc>;

/** A command: the fields it takes and its implementation. */
export interface Command<D extends FieldDeclaration = FieldDeclaration> {
  fields: Fields<D>;
  run(request: CommandRequest, args: Args<D>): Reply;
}

const COMMON_FIELDS = {
  any: 'comment',
  bool: 'apiDeprecationErrors apiStrict autocommit startTransaction',
  count: 'maxTimeMS',
  long: 'txnNumber',
  object: '$clusterTime $readPreference lsid readConcern writeConcern',
  unsupported: 'collation',
  string: 'apiVersion',
  'string!': '$db',
} as const;

/** Fields that every command may have. */
const commonFields = declareFields(COMMON_FIELDS);

export type CommonArgs = Args<typeof COMMON_FIELDS>;

export function command<const D extends FieldDeclaration>(
  fields: D,
  run: (request: CommandRequest, args: Args<D> & CommonArgs) => Reply,
): Command<D> {
  return { fields: declareFields(fields, commonFields), run: run as Command<D>['run'] };
}

/** The collection of a command; undefined when it does not exist. */
export function collectionOf({ engine, database, collectionName }: CommandRequest): Collection | undefined {
  return engine.store.collection(database, collectionName);
}

/** The namespace `database.collection` of a command. */
export function namespaceOf({ database, collectionName }: CommandRequest): string {
  return `${database}.${collectionName}`;
}
