import { readFile, rm, writeFile } from 'node:fs/promises';
import mongoose from 'mongoose';
import * as z from 'zod';
import { storeRecordFile, type DataFolder } from './data-folder';

const storeRecord = z.object({ pid: z.int().positive(), storeUrl: z.string() });

const CONNECT_TIMEOUT_MS = 2_000;

/** Records where the store of this process listens, so that commands find it; answers how to remove the record. */
export async function writeStoreRecord(config: DataFolder, storeUrl: string): Promise<() => Promise<void>> {
  const file = storeRecordFile(config);
  await writeFile(file, JSON.stringify({ pid: process.pid, storeUrl }), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** Where the store of a running portal listens; null where none runs, even if a killed one left its record. */
export async function findRunningStoreUrl(config: DataFolder): Promise<string | null> {
  const text = await readFile(storeRecordFile(config), 'utf8').catch(() => '');
  const record = storeRecord.safeParse(parseJson(text)).data;
  return record && isRunning(record.pid) && (await acceptsConnections(record.storeUrl)) ? record.storeUrl : null;
}

/** A portal that was killed while it wrote leaves half a record. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process ids are reused, so that a running process does not prove that it is the portal. */
async function acceptsConnections(url: string): Promise<boolean> {
  const connection = mongoose.createConnection(url, { serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS });
  try {
    await connection.asPromise();
    return true;
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}
