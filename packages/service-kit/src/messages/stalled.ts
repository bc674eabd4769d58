import type mongoose from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Logger } from '../observe/logger';
import type { OutboxRow } from './outbox';
import { createProgressWatch, type ProgressWatch } from './progress';

interface Watched {
  rows: mongoose.mongo.Collection<OutboxRow>;
  bus: Bus;
  logger: Logger;
  stalledAfterMs: number;
}

/** Watches whether the outbox is published; when its first event stays first, `ready` rejects and the log says so. */
export function watchStalled({
  rows,
  bus,
  logger,
  stalledAfterMs,
}: Watched): ProgressWatch & { ready(): Promise<void> } {
  let isStalled = false;

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
    const isStalledNow = seconds * 1000 >= stalledAfterMs;
    if (isStalledNow && !isStalled) logger.error({ seconds: Math.round(seconds) }, 'events wait and none is published');
    isStalled = isStalledNow;
  }

  return {
    ...createProgressWatch({ first: firstWaiting, intervalMs: stalledAfterMs / 4, looked: report }),
    async ready() {
      if (isStalled) throw new Error('events wait and none is published');
    },
  };
}
