import type * as z from 'zod';
import { processEnvironment } from '../config/config';
import { runService } from './run-service';
import type { ServiceDefinition } from './service';

/**
 * Runs a service as this process: configured by the environment, stopped by SIGTERM or SIGINT. The only line of a
 * service's main.ts.
 */
export async function runAsProcess<S extends z.ZodObject, U>(definition: ServiceDefinition<S, U>): Promise<void> {
  try {
    const running = await runService(definition, { env: processEnvironment(), ownProcess: true });
    const stop = () => void running.stop().then(() => process.exit(0), fail);
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
