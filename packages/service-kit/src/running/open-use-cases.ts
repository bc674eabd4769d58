import type * as z from 'zod';
import { createInProcessBus } from '../bus/in-process-bus';
import { layFoundation } from './foundation';
import type { ServiceDefinition, ServiceOverrides } from './service';

/** The use cases of a service that does not serve. */
export interface OpenUseCases<U> {
  useCases: U;
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
  const { context, close } = await layFoundation(definition, { ...overrides, bus: createInProcessBus() });
  try {
    const { useCases } = await definition.build(context);
    for (const owner of [context.store, context.outbox, context.mails]) await owner.buildIndexes();
    return { useCases, close };
  } catch (error) {
    await close();
    throw error;
  }
}
