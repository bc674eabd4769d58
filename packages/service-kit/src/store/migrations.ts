import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import type { Clock } from '../clock';
import { newId } from '../ids';
import { createLease } from './lease';
import type { Logger } from '../observe/logger';
import { nativeDatabase } from './store';

/** A change of what earlier builds stored. Forward only: nothing undoes it. */
export interface Migration {
  /** Its number and what it does, as `001-endorsed-skills`; never changed, because the store remembers it. */
  name: string;
  /** May be stopped at any point and begun again, and runs beside instances of the build before. */
  run(): Promise<void>;
}

interface MigrationRow {
  /** The name. */
  _id: string;
  at: Date;
}

const LEASE_MS = 15_000;
const WAIT_MS = 500;

interface Options {
  connection: mongoose.Connection;
  clock: Clock;
  logger: Logger;
}

/**
 * Runs the migrations that are new to this database, in the order of the list. One instance runs them; the others wait.
 * The next instance that starts repeats one that was interrupted. Throws what a migration throws.
 */
export async function migrate(migrations: readonly Migration[], { connection, clock, logger }: Options): Promise<void> {
  const rows = nativeDatabase(connection).collection<MigrationRow>('migrations');
  const findMissing = async () => {
    const names = migrations.map(({ name }) => name);
    const known = await rows.find({ _id: { $in: names } }).toArray();
    return migrations.filter(({ name }) => !known.some(({ _id }) => _id === name));
  };
  if (migrations.length === 0 || (await findMissing()).length === 0) return;
  const lease = createLease({ connection, name: 'migrations', holder: newId(), clock, leaseMs: LEASE_MS });
  while (!(await lease.take())) {
    logger.debug('another instance migrates the stored data');
    await sleep(WAIT_MS);
  }
  try {
    for (const { name, run } of await findMissing()) {
      await run();
      // Another instance may have done it too, if this one stood still for longer than its lease.
      await rows.updateOne({ _id: name }, { $setOnInsert: { at: clock.now() } }, { upsert: true });
      logger.info({ migration: name }, 'stored data was migrated');
    }
  } finally {
    await lease.release();
  }
}
