import { buildFrontEnds } from '@portal/build-config/build';
import { processEnvironment } from '@portal/service-kit';
import { planProcesses } from './process-plan';
import { freePort } from './process-ports';
import { allReady, supervise } from './supervisor';

/** The portal on real servers, each part a process of its own: what docker compose does, without Docker. */
try {
  const { origin, build, programs } = await planProcesses(processEnvironment(), freePort);
  if (build) await buildFrontEnds();
  const stopping = new AbortController();
  const running = programs.map((program) => supervise(program, (line) => console.log(line)));
  const stop = () => {
    stopping.abort();
    void Promise.all(running.map((one) => one.stop())).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (await allReady(programs, stopping.signal)) console.log(`Portal ready at ${origin}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
