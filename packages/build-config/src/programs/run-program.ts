/** Runs a program of the repository from its bundle, made anew where sources changed: `run-program.ts <entry> ...`. */
import { pathToFileURL } from 'node:url';
import { buildPrograms, bundleOf } from './build-programs';

const [program = ''] = process.argv.splice(2, 1);
try {
  const bundle = bundleOf(program);
  await buildPrograms();
  // The program takes itself for the one that Node was started with, and finds others beside it.
  process.argv[1] = bundle;
  await import(pathToFileURL(bundle).href);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
