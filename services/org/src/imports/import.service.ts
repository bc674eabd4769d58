import { setTimeout as sleep } from 'node:timers/promises';
import {
  calls,
  DAY_MS,
  HOUR_MS,
  SECOND_MS,
  type ImportAnswer,
  type ImportKind,
  type ImportProgress,
} from '@portal/contracts';
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
import type { Importer } from './importer.ports';

interface Dependencies {
  repository: ImportRepository;
  importers: Readonly<Record<ImportKind, Importer<unknown, unknown>>>;
  transaction: Transaction;
  clock: Clock;
}

/** What a file holds is private, and may be 5 MB: it is kept while its owner may still be working on it. */
const UPLOAD_LIFETIME_MS = 2 * HOUR_MS;
/** Of files that were not imported; a further one takes the place of the oldest. */
const MAX_UPLOADS_OF_A_PERSON = 3;
/** An import without progress for so long has ended with the process that ran it. */
const STALE_AFTER_MS = 30 * SECOND_MS;
const POLL_INTERVAL_MS = 250;
/** So many rows are written in one command, and progress is recorded after each. */
const WRITE_BATCH_SIZE = 100;

export type ImportService = ReturnType<typeof createImportService>;

/** Files are uploaded, checked, and then applied as a whole or not at all. */
export function createImportService({ repository, importers, transaction, clock }: Dependencies) {
  async function upload(actor: Actor, kind: ImportKind, file: Buffer): Promise<ImportAnswer> {
    const uploaded: Import = {
      ...(await readUpload(kind, file)),
      id: newId(),
      ownerId: actor.userId,
      file,
      version: 1,
      check: null,
      applied: null,
      expiresAt: new Date(clock.now().getTime() + UPLOAD_LIFETIME_MS),
    };
    return transaction(async (session) => {
      await repository.add(uploaded, session);
      await repository.removeUploads(actor.userId, { keep: MAX_UPLOADS_OF_A_PERSON }, session);
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
      if (found.applied) return importAnswerOf(found, null);
      requireMatch(found, match);
      const next = { ...found, match, version: found.version + 1 };
      const rows = await rowsOf(next);
      const check = checkOf(next, await importers[found.kind].plan(actor, rows), rows);
      await repository.recordCheck(id, { match, check }, session);
      return importAnswerOf({ ...next, check }, null);
    });
  }

  async function apply(actor: Actor, id: string, version: number): Promise<ImportAnswer> {
    let refused: { match: Match; check: Check } | undefined;
    try {
      await transaction(async (session) => {
        const found = requireOwn(actor, await repository.find(id, session));
        if (found.applied) return;
        if (found.version !== version || !found.check) throw new DomainError('IMPORT.CHANGED_MEANWHILE');
        const rows = await rowsOf(found);
        const progress = createProgress(id, rows.length);
        await progress.advance(0);
        const { plan: planImport, writer } = importers[found.kind];
        const plan = await planImport(actor, rows, session);
        if (plan.faults.length > 0) {
          refused = { match: found.match, check: checkOf(found, plan, rows) };
          throw new DomainError('IMPORT.HAS_FAULTS');
        }
        await progress.advance(plan.unchanged);
        for (const added of chunksOf(plan.added)) {
          await writer.add(actor, added, session);
          await progress.advance(added.length);
        }
        for (const changed of chunksOf(plan.changed)) {
          await writer.change(actor, changed, session);
          await progress.advance(changed.length);
        }
        const at = clock.now();
        const expiresAt = new Date(at.getTime() + DAY_MS);
        await repository.recordApplied(id, { applied: { ...countsOf(plan), at }, expiresAt }, session);
      });
    } catch (error) {
      if (refused) await recordRefusal(id, refused);
      throw error;
    } finally {
      await repository.endSteps(id);
    }
    return read(actor, id);
  }

  /** In a transaction of its own, because that of the import is undone. */
  async function recordRefusal(id: string, refused: { match: Match; check: Check }): Promise<void> {
    await transaction((session) => repository.recordCheck(id, refused, session));
  }

  /** Recorded outside of the transaction, so that others see it before the commit. */
  function createProgress(id: string, total: number) {
    let done = 0;
    async function advance(rows: number): Promise<void> {
      done += rows;
      await outsideTransaction(() => repository.recordStep({ _id: id, done, total, at: clock.now() }));
    }
    return { advance };
  }

  async function progressOf(id: string): Promise<ImportAnswer['progress']> {
    const step = await repository.findStep(id);
    if (!step || clock.now().getTime() - step.at.getTime() > STALE_AFTER_MS) return null;
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
      const data = { progress, is_applied: Boolean(state?.applied) };
      if (JSON.stringify(data) !== last) send({ data });
      last = JSON.stringify(data);
      if (data.is_applied) return;
      await sleep(POLL_INTERVAL_MS, undefined, { signal: closed }).catch(() => undefined);
    }
  }

  return { upload, read, exportFaults, check, apply, requireFollowable, follow };
}

function chunksOf<Thing>(things: readonly Thing[]): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / WRITE_BATCH_SIZE) }, (_, index) =>
    things.slice(index * WRITE_BATCH_SIZE, (index + 1) * WRITE_BATCH_SIZE),
  );
}

function requireOwn<Found extends Pick<Import, 'ownerId'>>(actor: Actor, found: Found | null): Found {
  if (!found || !covers(scopeOf(actor, calls.readImport), { ownerId: found.ownerId })) {
    throw new DomainError('IMPORT.NOT_FOUND');
  }
  return found;
}
