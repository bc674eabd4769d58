/**
 * Runs commands of an operator as they come, each as `npm run portal -- …` would: the entry file itself is run anew
 * every time, and what it imports is loaded once.
 */
let nth = 0;

process.on('message', (words: string[]) => void run(words));

async function run(words: string[]): Promise<void> {
  const lines: unknown[] = [];
  console.log = console.error = (line: unknown) => void lines.push(line);
  process.argv = [process.execPath, 'main.ts', ...words];
  process.exitCode = 0;
  nth += 1;
  await import(`../src/command-line/main.ts?run=${nth}`);
  process.send?.({ code: process.exitCode, says: lines.join('\n') });
}
