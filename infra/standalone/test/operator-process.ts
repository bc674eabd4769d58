/** Runs the entry file of `npm run portal` anew for every message; what it imports is loaded once. */
let runs = 0;

process.on('message', (args: string[]) => void run(args));

async function run(args: string[]): Promise<void> {
  const lines: unknown[] = [];
  console.log = console.error = (line: unknown) => void lines.push(line);
  process.argv = [process.execPath, 'main.ts', ...args];
  process.exitCode = 0;
  runs += 1;
  await import(`../src/command-line/main.ts?run=${runs}`);
  process.send?.({ exitCode: process.exitCode, output: lines.join('\n') });
}
