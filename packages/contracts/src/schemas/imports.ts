import * as z from 'zod';
import { IMPORT_KINDS } from '../vocabulary';
import { instant, objectId } from './primitives';

/** A file of an import: at most so large, with so many rows and columns; an answer holds so many of its faults. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5000, columns: 100, faults: 500 } as const;

export const uploadImportBody = z.strictObject({
  kind: z.enum(IMPORT_KINDS, 'Choose units, positions or holders.'),
});

/** By field the column of the file that it is read from, counted from 0. */
const columnMatch = z.record(z.string().max(60), z.int().min(0).max(IMPORT_LIMITS.columns));

export const checkImportBody = z.strictObject({ columns: columnMatch });

/** `version` is that of the check that found no fault. */
export const applyImportBody = z.strictObject({ version: z.int().min(1) });

const counts = { created: z.int(), changed: z.int(), unchanged: z.int() };

/** What is wrong in one cell, and what to write instead. */
export const importFault = z.object({
  /** Of the file as a spreadsheet counts them: the column names are in line 1. */
  line: z.int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
});
export type ImportFault = z.infer<typeof importFault>;

/** How far a running import is. */
const importSteps = z.object({ done: z.int(), total: z.int() });

/** An uploaded file on its way into the portal. */
export const importAnswer = z.object({
  _id: objectId,
  kind: z.enum(IMPORT_KINDS),
  /** The names of the columns of the file. */
  columns: z.array(z.string()),
  rows: z.int(),
  /** The first rows, column by column. */
  sample: z.array(z.array(z.string())),
  /** By the names of the columns at first, then as the last check was made. */
  match: columnMatch,
  version: z.int(),
  /** What the last check found; null before the first. With a fault nothing can be imported. */
  check: z
    .object({
      ...counts,
      fault_count: z.int(),
      /** The first of them. */
      faults: z.array(importFault),
    })
    .nullable(),
  /** What was done; null until then. */
  applied: z.object({ ...counts, at: instant }).nullable(),
  /** Null unless it runs now. */
  progress: importSteps.nullable(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

/** `is_applied` once everything is stored. */
export const importProgress = z.object({ progress: importSteps.nullable(), is_applied: z.boolean() });
export type ImportProgress = z.infer<typeof importProgress>;
