import type mongoose from 'mongoose';
import type { Clock } from '../clock';
import { nativeDatabase } from './store';
import { isDuplicateKey } from './store-errors';

interface LeaseRow {
  _id: string;
  holder: string;
  until: Date;
}

/** A claim that one instance at a time holds, and that expires when its holder dies. */
export interface Lease {
  /** Claims it and renews it until released; false while another instance holds it. Costs nothing while it is held. */
  take(): Promise<boolean>;
  /** Does nothing unless it was taken. */
  release(): Promise<void>;
}

/** A lease by name in the service's own database. */
export function createLease({
  connection,
  name,
  holder,
  clock,
  leaseMs,
}: {
  connection: mongoose.Connection;
  name: string;
  holder: string;
  clock: Clock;
  leaseMs: number;
}): Lease {
  const rows = nativeDatabase(connection).collection<LeaseRow>('leases');
  let renewal: NodeJS.Timeout | undefined;
  /** In milliseconds since 1970; 0 while it is not held. */
  let heldUntil = 0;

  async function claim(): Promise<boolean> {
    const now = clock.now();
    const until = new Date(now.getTime() + leaseMs);
    // A later expiry comes from a clock that was ahead. Twice the length, because clocks differ a little.
    const latestPlausible = new Date(now.getTime() + 2 * leaseMs);
    const mine = { _id: name, $or: [{ holder }, { until: { $lt: now } }, { until: { $gt: latestPlausible } }] };
    try {
      await rows.updateOne(mine, { $set: { holder, until } }, { upsert: true });
      heldUntil = until.getTime();
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      heldUntil = 0;
      return false;
    }
  }

  return {
    async take() {
      // A renewal is due before less of it is left, unless the store or this process stood still.
      const isHeld = renewal !== undefined && heldUntil - clock.now().getTime() > leaseMs / 3;
      if (isHeld) return true;
      if (!(await claim())) return false;
      renewal ??= setInterval(() => void claim().catch(() => undefined), leaseMs / 3);
      return true;
    },
    async release() {
      if (!renewal) return;
      clearInterval(renewal);
      [renewal, heldUntil] = [undefined, 0];
      // A lease that cannot be released expires.
      await rows.updateOne({ _id: name, holder }, { $set: { until: new Date(0) } }).catch(() => undefined);
    },
  };
}
