import { SERVICES, type ServiceName } from '@portal/contracts';
import mongoose from 'mongoose';
import type { Officer } from './officer';
import type { Processes } from './processes';
import { storedEvents } from './sample-events';
import { storedBookedDays, storedRooms } from './sample-rooms';

/** The databases of one run on a store that others may use as well. */
export interface RunStore {
  url: string;
  prefix: string;
}

/** Starts the services, or those that are measured, and the gateway, each a process of its own; gives the gateway's address. */
export async function startPortal(
  processes: Processes,
  { url, prefix }: RunStore,
  { keySetUrl }: Pick<Officer, 'keySetUrl'>,
  names: readonly ServiceName[] = SERVICES,
): Promise<string> {
  const startService = (name: ServiceName, keySet: string) =>
    processes.start('infra/standalone/src/service-process.ts', [name], {
      MONGO_URL: url,
      MONGO_DATABASE: `${prefix}${name}`,
      AUTH_KEYSET_URL: keySet,
      PORT: '0',
      LOG_LEVEL: 'error',
    });
  // Nobody asks auth itself for its key set.
  const auth = await startService('auth', 'http://127.0.0.1');
  const addresses: NodeJS.ProcessEnv = {};
  for (const name of SERVICES) {
    // Nobody asks those that are not measured; the gateway only wants an address.
    const isStarted = name !== 'auth' && names.includes(name);
    addresses[`${name.toUpperCase()}_URL`] = isStarted ? await startService(name, keySetUrl) : auth;
  }
  return processes.startListening('gateway/src/main.ts', {
    ...addresses,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    // The load comes from one address, which the throttle is there to refuse.
    PORTAL_REQUESTS_PER_MINUTE: '100000000',
  });
}

/** Fills the events service's own collections; gives the id of one event. */
export async function fillEvents({ url, prefix }: RunStore, count: number): Promise<string> {
  const connection = await mongoose.createConnection(url, { dbName: `${prefix}events`, autoIndex: false }).asPromise();
  const documents = storedEvents(count);
  await connection.collection<{ _id: string }>('events').insertMany(documents);
  await connection.collection<{ _id: string }>('rooms').insertMany(storedRooms());
  await connection.collection<{ _id: string }>('booked_days').insertMany(storedBookedDays());
  await connection.close();
  return documents[0]?._id ?? '';
}

/** Removes every database of the run. */
export async function dropDatabases({ url, prefix }: RunStore): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  for (const name of [...SERVICES, 'reference']) await connection.useDb(`${prefix}${name}`).dropDatabase();
  await connection.close();
}
