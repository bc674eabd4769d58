import type mongoose from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Logger } from '../observe/logger';
import type { OutboxRow } from './outbox';
import { createProgressWatch, type ProgressWatch } from './progress';

interface Watched {
  rows: mongoose.mongo.Collection<OutboxRow>;
  bus: Bus;
  logger: Logger;
  standsAfterMs: number;
}

/** Watches whether the outbox is published; `ready` rejects, and the log says so, when its first event stays the first. */
export function watchStanding({
  rows,
  bus,
  logger,
  standsAfterMs,
}: Watched): ProgressWatch & { ready(): Promise<void> } {
  let isStanding = false;

  /** While the bus is away everything waits for it, and the relay is not to blame. */
  async function firstWaiting(): Promise<string | null> {
    const isBusThere = await bus.ready().then(
      () => true,
      () => false,
    );
    if (!isBusThere) return null;
    const row = await rows
      .find({ sentAt: null }, { projection: { _id: 1 } })
      .sort({ seq: 1 })
      .limit(1)
      .next();
    return row && row._id;
  }

  function report(seconds: number): void {
    const stands = seconds * 1000 >= standsAfterMs;
    if (stands && !isStanding) logger.error({ seconds: Math.round(seconds) }, 'events wait and none is published');
    isStanding = stands;
  }

  return {
    ...createProgressWatch({ first: firstWaiting, intervalMs: standsAfterMs / 4, looked: report }),
    async ready() {
      if (isStanding) throw new Error('events wait and none is published');
    },
  };
}
