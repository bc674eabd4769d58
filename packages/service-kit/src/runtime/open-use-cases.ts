import type { EventName } from '@portal/contracts';
import type * as z from 'zod';
import { createInProcessBus } from '../bus/in-process-bus';
import { eventsOf } from '../messages/read-copy';
import { rebuildCopy, type Rebuilt, type RebuildOptions } from '../messages/rebuild';
import { createServiceRuntime } from './service-runtime';
import type { ServiceDefinition, ServiceOverrides } from './service';

/** The use cases of a service that is not serving requests. */
export interface OpenUseCases<U> {
  useCases: U;
  /** Its read copies, and the events each is made of. */
  readCopies: readonly { name: string; events: readonly EventName[] }[];
  /** Rebuilds a read copy from the events in the outboxes of the services that published them. */
  rebuild(name: string, histories: RebuildOptions['histories']): Promise<Rebuilt>;
  close(): Promise<void>;
}

/**
 * Opens a service's use cases on its store, for a command: beside the running service, or without one. Nothing listens,
 * and nothing is relayed; events and mails wait for the service, which looks for them every second.
 */
export async function openUseCases<S extends z.ZodObject, U>(
  definition: ServiceDefinition<S, U>,
  overrides: Omit<ServiceOverrides, 'bus'> = {},
): Promise<OpenUseCases<U>> {
  const { context, close } = await createServiceRuntime(definition, { ...overrides, bus: createInProcessBus() });
  try {
    const { useCases, readCopies = [], stop } = await definition.build(context);
    for (const owner of [context.store, context.outbox, context.mails]) await owner.buildIndexes();
    return {
      useCases,
      readCopies: readCopies.map((copy) => ({ name: copy.name, events: eventsOf(copy) })),
      async rebuild(name, histories) {
        const copy = readCopies.find((one) => one.name === name);
        if (!copy) throw new Error(`${context.service} has no copy ${name}.`);
        return rebuildCopy(copy, { ...context, histories });
      },
      async close() {
        await stop?.();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
