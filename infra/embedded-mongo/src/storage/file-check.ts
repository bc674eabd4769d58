import { closeSync, copyFileSync, fstatSync, mkdtempSync, openSync, readSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const magic = 0xbeefc0de;
/** Places in the head of lmdb's file: each of its two first pages describes the whole. */
const place = { magic: 24, pageSize: 48, lastPage: 144 };

/** Bytes that an lmdb file should have by its own description, and those that it has. */
function sizes(path: string): { needed: number; actual: number } {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(8192);
    readSync(file, head, 0, head.length, 0);
    const pageSize = head.readUInt32LE(place.pageSize);
    if (head.readUInt32LE(place.magic) !== magic || pageSize < 512 || pageSize > 65_536)
      throw new Error('it is no lmdb file');
    const second = Buffer.alloc(512);
    readSync(file, second, 0, second.length, pageSize);
    const last = Math.max(...[head, second].map((page) => Number(page.readBigUInt64LE(place.lastPage))));
    return { needed: (last + 1) * pageSize, actual: fstatSync(file).size };
  } finally {
    closeSync(file);
  }
}

/**
 * Throws for a file that is cut short: reading a page that is not there would end the process. The last pages may be
 * missing in a sound file too, when they were never used, so then a completed copy is read to the end first.
 */
export function checkFile(path: string, readAll: (path: string) => void): void {
  const { needed, actual } = sizes(path);
  if (actual >= needed) return;
  const directory = mkdtempSync(join(tmpdir(), 'embedded-mongo-check-'));
  try {
    const copy = join(directory, 'store.mdb');
    copyFileSync(path, copy);
    truncateSync(copy, needed);
    readAll(copy);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
