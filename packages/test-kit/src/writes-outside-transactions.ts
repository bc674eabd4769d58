import type { StoreCommand } from '@portal/service-kit';

/**
 * Watches the commands of a service for writes that were sent in the work of a transaction without its session: they
 * stay when the transaction fails. `expectNone` throws when there was one.
 */
export function watchWritesOutsideTransactions() {
  const found = new Set<string>();
  return {
    watch({ name, collection, isOutsideTransaction }: StoreCommand): void {
      if (isOutsideTransaction) found.add(`${name} of ${collection}`);
    },
    expectNone(): void {
      if (found.size === 0) return;
      const writes = [...found].join(', ');
      throw new Error(
        `Pass the session of the transaction on: it was open, and this was written without it: ${writes}.`,
      );
    },
  };
}
