import type { Doc } from '../bson/values';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';
import type { Session } from '../transactions/session';
import type { Sessions } from '../transactions/sessions';
import type { Transaction } from '../transactions/transaction';
import type { Cursors } from './cursors';
import { fields, type Args, type Declaration, type Fields } from './fields';

/** What commands work on. */
export interface Engine {
  store: Store;
  sessions: Sessions;
  cursors: Cursors;
  /** The address clients reach this server at. */
  address: string;
}

/** One command on its way. */
export interface Request {
  engine: Engine;
  name: string;
  database: string;
  /** The collection that the command names, if it names one. */
  target: string;
  session: Session | undefined;
  /** The multi-document transaction the command belongs to. */
  transaction: Transaction | undefined;
  /** Whether results of its writes are to be remembered. */
  isRetryable: boolean;
}

type Answer = Doc | Promise<Doc>;

/** A command: the fields it knows and what it does. */
export interface Command<D extends Declaration = Declaration> {
  fields: Fields<D>;
  run(request: Request, args: Args<D>): Answer;
}

const common = {
  any: 'comment',
  bool: 'apiDeprecationErrors apiStrict autocommit startTransaction',
  count: 'maxTimeMS',
  long: 'txnNumber',
  object: '$clusterTime $readPreference lsid readConcern writeConcern',
  refused: 'collation',
  string: 'apiVersion',
  'string!': '$db',
} as const;

/** Fields that every command may have. */
export const commonFields = fields(common);

/** Values of the fields that every command may have. */
export type CommonArgs = Args<typeof common>;

/** Declares a command by its own fields and what it does with the values. */
export function command<const D extends Declaration>(
  declared: D,
  run: (request: Request, args: Args<D> & CommonArgs) => Answer,
): Command<D> {
  return { fields: fields(declared, commonFields), run: run as Command<D>['run'] };
}

/** The collection that a command names, if it is there. */
export function collectionOf({ engine, database, target }: Request): Collection | undefined {
  return engine.store.collection(database, target);
}

/** The full name of the collection that a command names. */
export function namespaceOf({ database, target }: Request): string {
  return `${database}.${target}`;
}
