import { buildFrontEnds } from '@portal/build-config/build';
import { processEnvironment } from '@portal/service-kit';
import { findFreePort } from '@portal/service-kit/free-port';
import { planProcesses } from './process-plan';
import { supervise, waitUntilReady } from './supervisor';

/** `npm run start:services`: each service a process of its own, on a real MongoDB and RabbitMQ, without Docker. */
try {
  const { origin, build, maxRestartDelayMs, programs } = await planProcesses(processEnvironment(), findFreePort);
  if (build) await buildFrontEnds();
  const stopping = new AbortController();
  const supervised = programs.map((program) => supervise(program, { log: console.log, maxRestartDelayMs }));
  const stop = () => {
    stopping.abort();
    void Promise.all(supervised.map((program) => program.stop())).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (await waitUntilReady(programs, stopping.signal)) console.log(`Portal ready at ${origin}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
