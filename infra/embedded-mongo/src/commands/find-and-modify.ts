import { compileProjection } from '../aggregation/projection';
import { isDoc, truthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { docOf } from '../storage/rows';
import { findRows } from './query';
import { collectionName, documentField, letVariables, refuseCollation, type Command, type Request } from './request';
import { runStatement, type Statement } from './statements';
import { change, type ChangeSpec } from './write';

function removing(spec: ChangeSpec): Statement {
  const run: Statement['run'] = (collection, transaction) => {
    const [row] = findRows(
      collection,
      {
        filter: spec.filter,
        limit: 1,
        hint: spec.hint,
        variables: spec.variables,
        ...(spec.sort === undefined ? {} : { sort: spec.sort }),
      },
      transaction,
    );
    if (row) transaction.remove(collection, row);
    return { lastErrorObject: { n: row ? 1 : 0 }, value: row ? docOf(row) : null };
  };
  return { isAdding: false, run };
}

function changing(spec: ChangeSpec, isNewShown: boolean): Statement {
  const run: Statement['run'] = (collection, transaction) => {
    const [changed] = change(collection, spec, 1, transaction);
    if (!changed) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    const upserted = changed.before ? {} : { upserted: changed.doc?.['_id'] };
    const shown = isNewShown ? changed.doc : changed.before && docOf(changed.before);
    return {
      lastErrorObject: { n: 1, updatedExisting: changed.before !== undefined, ...upserted },
      value: shown ?? null,
    };
  };
  return { isAdding: spec.isUpsert, run };
}

async function findAndModify(request: Request): Promise<Doc> {
  const { body } = request;
  refuseCollation(body);
  const isRemoval = truthy(body['remove']);
  const isNewShown = truthy(body['new']);
  if (isRemoval && (body['update'] !== undefined || isNewShown || truthy(body['upsert'])))
    throw new MongoError(9, 'Cannot specify both an update and remove=true, nor new or upsert with remove');
  if (!isRemoval && body['update'] === undefined)
    throw new MongoError(9, 'Either an update or remove=true must be specified');
  const sort = documentField(body, 'sort');
  const variables = letVariables(body);
  const spec: ChangeSpec = {
    filter: documentField(body, 'query') ?? {},
    update: body['update'],
    arrayFilters: body['arrayFilters'],
    isUpsert: truthy(body['upsert']),
    sort: sort && Object.keys(sort).length > 0 ? sort : undefined,
    hint: body['hint'] ?? undefined,
    variables,
  };
  const fields = documentField(body, 'fields');
  const shown =
    fields && Object.keys(fields).length > 0
      ? compileProjection(fields, new Set(Object.keys(variables)), spec.filter)
      : undefined;
  const result = await runStatement(
    request,
    collectionName(request),
    0,
    isRemoval ? removing(spec) : changing(spec, isNewShown),
  );
  await request.engine.store.log.settled();
  const { value } = result;
  return { ...result, value: shown && isDoc(value) ? shown(value, variables) : value, ok: 1 };
}

const fields = [
  'query',
  'sort',
  'remove',
  'update',
  'new',
  'fields',
  'upsert',
  'arrayFilters',
  'hint',
  'let',
  'collation',
  'bypassDocumentValidation',
];

/** findAndModify, under both of its names. */
export const findAndModifyCommands: Record<string, Command> = {
  findAndModify: { fields, isAllowedInTransaction: true, run: findAndModify },
  findandmodify: { fields, isAllowedInTransaction: true, run: findAndModify },
};
