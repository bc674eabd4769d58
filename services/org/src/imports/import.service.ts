import { setTimeout as sleep } from 'node:timers/promises';
import { calls, DAY_MS, SECOND_MS, type ImportAnswer, type ImportKind, type ImportProgress } from '@portal/contracts';
import {
  covers,
  newId,
  outsideTransaction,
  scopeOf,
  type Actor,
  type Clock,
  type EventStream,
  type Transaction,
} from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import {
  checkOf,
  countsOf,
  readUpload,
  requireMatch,
  rowsOf,
  type Check,
  type Import,
  type Match,
} from './import.domain';
import { faultCsv, importAnswerOf } from './import.presenter';
import type { ImportRepository } from './import.repository';
import type { Importer } from './importer.domain';

interface Dependencies {
  repository: ImportRepository;
  importers: Readonly<Record<ImportKind, Importer<unknown>>>;
  transaction: Transaction;
  clock: Clock;
}

/** An import that has told nothing for so long has ended with the process that ran it. */
const SILENT_MS = 30 * SECOND_MS;
const LOOK_MS = 250;

export type ImportService = ReturnType<typeof createImportService>;

/** Files on their way into the portal: uploaded, checked, then taken as a whole or not at all. */
export function createImportService({ repository, importers, transaction, clock }: Dependencies) {
  async function upload(actor: Actor, kind: ImportKind, file: Buffer): Promise<ImportAnswer> {
    const uploaded: Import = {
      ...readUpload(kind, file),
      id: newId(),
      ownerId: actor.userId,
      file,
      version: 1,
      check: null,
      taken: null,
      expiresAt: new Date(clock.now().getTime() + DAY_MS),
    };
    return transaction(async (session) => {
      await repository.add(uploaded, session);
      return importAnswerOf(uploaded, null);
    });
  }

  async function read(actor: Actor, id: string): Promise<ImportAnswer> {
    const found = requireOwn(actor, await repository.findState(id));
    return importAnswerOf(found, await progressOf(id));
  }

  async function exportFaults(actor: Actor, id: string): Promise<string> {
    return faultCsv(requireOwn(actor, await repository.findState(id)).check?.faults ?? []);
  }

  async function check(actor: Actor, id: string, match: Match): Promise<ImportAnswer> {
    return transaction(async (session) => {
      const found = requireOwn(actor, await repository.find(id, session));
      if (found.taken) return importAnswerOf(found, null);
      requireMatch(found, match);
      const next = { ...found, match, version: found.version + 1 };
      const rows = rowsOf(next);
      const check = checkOf(next, await importers[found.kind].plan(actor, rows), rows);
      await repository.recordCheck(id, { match, check }, session);
      return importAnswerOf({ ...next, check }, null);
    });
  }

  async function take(actor: Actor, id: string, version: number): Promise<ImportAnswer> {
    let refused: { match: Match; check: Check } | undefined;
    try {
      await transaction(async (session) => {
        const found = requireOwn(actor, await repository.find(id, session));
        if (found.taken) return;
        if (found.version !== version || !found.check) throw new DomainError('IMPORT.CHANGED_MEANWHILE');
        const rows = rowsOf(found);
        const written = tellSteps(id, rows.length);
        await written(0);
        const importer = importers[found.kind];
        const plan = await importer.plan(actor, rows, session);
        if (plan.faults.length > 0) {
          refused = { match: found.match, check: checkOf(found, plan, rows) };
          throw new DomainError('IMPORT.HAS_FAULTS');
        }
        await written(plan.unchanged);
        await importer.write(actor, plan, { session, written });
        await repository.recordTaken(id, { ...countsOf(plan), at: clock.now() }, session);
      });
    } catch (error) {
      if (refused) await recordRefusal(id, refused);
      throw error;
    } finally {
      await repository.endSteps(id);
    }
    return read(actor, id);
  }

  /** In a transaction of its own: that of the import stored nothing. */
  async function recordRefusal(id: string, refused: { match: Match; check: Check }): Promise<void> {
    await transaction((session) => repository.recordCheck(id, refused, session));
  }

  /** How far it is shows while the transaction runs. */
  function tellSteps(id: string, total: number): (rows: number) => Promise<void> {
    let done = 0;
    return async (rows) => {
      done += rows;
      await outsideTransaction(() => repository.recordStep({ _id: id, done, total, at: clock.now() }));
    };
  }

  async function progressOf(id: string): Promise<ImportAnswer['progress']> {
    const step = await repository.findStep(id);
    if (!step || clock.now().getTime() - step.at.getTime() > SILENT_MS) return null;
    return { done: step.done, total: step.total };
  }

  async function requireFollowable(actor: Actor, id: string): Promise<void> {
    requireOwn(actor, await repository.findState(id));
  }

  /** Looks again and again, because any instance may run the import. */
  async function follow(id: string, { send, closed }: EventStream<ImportProgress>): Promise<void> {
    let last = '';
    while (!closed.aborted) {
      const progress = await progressOf(id);
      const state = progress ? null : await repository.findState(id);
      const data = { progress, is_taken: Boolean(state?.taken) };
      if (JSON.stringify(data) !== last) send({ data });
      last = JSON.stringify(data);
      if (data.is_taken) return;
      await sleep(LOOK_MS, undefined, { signal: closed }).catch(() => undefined);
    }
  }

  return { upload, read, exportFaults, check, take, requireFollowable, follow };
}

function requireOwn<Found extends Pick<Import, 'ownerId'>>(actor: Actor, found: Found | null): Found {
  if (!found || !covers(scopeOf(actor, calls.readImport), { ownerId: found.ownerId })) {
    throw new DomainError('IMPORT.NOT_FOUND');
  }
  return found;
}
