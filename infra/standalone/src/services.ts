import { buildFrontEnds } from '@portal/build-config/build';
import { processEnvironment } from '@portal/service-kit';
import { planProcesses } from './process-plan';
import { freePort } from './free-port';
import { waitUntilReady, supervise } from './supervisor';

/** The portal on real servers, each part a process of its own: what docker compose does, without Docker. */
try {
  const { origin, build, maxRestartDelayMs, programs } = await planProcesses(processEnvironment(), freePort);
  if (build) await buildFrontEnds();
  const stopping = new AbortController();
  const say = (line: string) => console.log(line);
  const running = programs.map((program) => supervise(program, { say, maxRestartDelayMs }));
  const stop = () => {
    stopping.abort();
    void Promise.all(running.map((one) => one.stop())).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (await waitUntilReady(programs, stopping.signal)) console.log(`Portal ready at ${origin}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
