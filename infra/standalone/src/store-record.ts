import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import mongoose from 'mongoose';
import * as z from 'zod';
import type { StandaloneConfig } from './config';

type Place = Pick<StandaloneConfig, 'PORTAL_DATA_DIR'>;

const note = z.object({ pid: z.int().positive(), storeUrl: z.string() });
const ANSWERS_WITHIN_MS = 2_000;

const noteFile = ({ PORTAL_DATA_DIR }: Place) => join(resolve(PORTAL_DATA_DIR), 'portal.json');

/** Writes down where the store of this process listens, so that commands find it; gives what takes the note away. */
export async function writeStoreRecord(place: Place, storeUrl: string): Promise<() => Promise<void>> {
  const file = noteFile(place);
  await writeFile(file, JSON.stringify({ pid: process.pid, storeUrl }), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** Where the store of a running portal listens; null where none runs, whatever a killed one left behind. */
export async function findRunningStoreUrl(place: Place): Promise<string | null> {
  const text = await readFile(noteFile(place), 'utf8').catch(() => null);
  const found = note.safeParse(text === null ? null : readJson(text)).data;
  return found && isAlive(found.pid) && (await answers(found.storeUrl)) ? found.storeUrl : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process number is given again, so the number alone proves nothing. */
async function answers(url: string): Promise<boolean> {
  const connection = mongoose.createConnection(url, { serverSelectionTimeoutMS: ANSWERS_WITHIN_MS });
  try {
    await connection.asPromise();
    return true;
  } catch {
    return false;
  } finally {
    await connection.close();
  }
}
