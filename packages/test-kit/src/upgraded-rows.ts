import type { TestService } from './test-service';

type Rows = Record<string, unknown>[];

interface Upgrade {
  /** Starts the service once more on its database, and stops it. */
  restart: (database: string) => Promise<void>;
  /** By collection what an earlier build stored in each row instead. */
  earlier: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The rows as the service made them, and as its migrations make them of what an earlier build stored; by collection. */
export async function upgradedRows(
  { store: { connection }, database }: Pick<TestService, 'store' | 'database'>,
  { restart, earlier }: Upgrade,
): Promise<{ made: Record<string, Rows>; upgraded: Record<string, Rows> }> {
  const read = async () => {
    const rows = Object.keys(earlier).map(async (name) => [name, await connection.collection(name).find().toArray()]);
    return Object.fromEntries(await Promise.all(rows)) as Record<string, Rows>;
  };
  const made = await read();
  for (const [name, fields] of Object.entries(earlier)) {
    await connection.collection(name).updateMany({}, { $set: fields });
  }
  await connection.collection('migrations').deleteMany({});
  await restart(database);
  return { made, upgraded: await read() };
}
