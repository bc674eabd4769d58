import type { Actor, Session } from '@portal/service-kit';
import type { Plan, Row } from './row.domain';

/** Where a write is part of, and whom it tells how many rows it has written. */
export interface Writing {
  session: Session;
  written: (rows: number) => Promise<void>;
}

/** How rows of one kind come into the portal. */
export interface Importer<Thing> {
  /** What importing the rows would do. With a session what it rests on stays so until the transaction ends. */
  plan(actor: Actor, rows: readonly Row[], session?: Session): Promise<Plan<Thing>>;
  /** Stores and tells what a plan without faults says. */
  write(actor: Actor, plan: Plan<Thing>, writing: Writing): Promise<void>;
}

const STEP = 500;

/** A command writes at most so many at once, and progress is told after each. */
export function inSteps<Thing>(things: readonly Thing[]): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / STEP) }, (_, index) =>
    things.slice(index * STEP, (index + 1) * STEP),
  );
}
