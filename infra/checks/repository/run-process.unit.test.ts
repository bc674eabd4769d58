import { runProcess } from './run-process';

const program = (code: string) => ['--eval', code];

describe('a program that is run', () => {
  it('gives what it printed, and whether it passed', async () => {
    const [passed, failed] = [
      await runProcess('node', program("console.log('done')"), { collect: true }),
      await runProcess('node', program("console.error('broken'); process.exitCode = 1"), { collect: true }),
    ];
    expect(passed).toEqual({ passed: true, output: 'done\n' });
    expect(failed).toEqual({ passed: false, output: 'broken\n' });
  });

  it('is stopped when it takes too long, and says so', async () => {
    const outcome = await runProcess('node', program('setInterval(() => {}, 1_000)'), { collect: true, timeout: 600 });
    expect(outcome).toEqual({ passed: false, output: 'node was stopped after 0.01 minutes.\n' });
  });
});
