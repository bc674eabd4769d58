import { pathToFileURL } from 'node:url';

/** Runs the entry file of `npm run portal` anew for every message; what it imports is loaded once. */
const [, , entry = ''] = process.argv;
let runs = 0;

process.on('message', (args: string[]) => void run(args));

async function run(args: string[]): Promise<void> {
  const lines: unknown[] = [];
  console.log = console.error = (line: unknown) => void lines.push(line);
  process.argv = [process.execPath, entry, ...args];
  process.exitCode = 0;
  runs += 1;
  await import(`${pathToFileURL(entry).href}?run=${runs}`);
  process.send?.({ exitCode: process.exitCode, output: lines.join('\n') });
}
