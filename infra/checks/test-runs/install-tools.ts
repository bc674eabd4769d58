import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../../../e2e/chromium';
import { root } from '../repository/root';
import { advise, planInstall, type Tool } from './tools';

const onPath = (name: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/lib/rabbitmq/bin'].some((dir) =>
    existsSync(`${dir}/${name}`),
  );

function missingTools(): Tool[] {
  const missing: Tool[] = [];
  if (findChromium() === undefined) missing.push('chromium');
  if (!onPath('rabbitmq-server')) missing.push('rabbitmq-server');
  return missing;
}

function run([program = '', ...args]: string[]): void {
  console.log(`$ ${[program, ...args].join(' ')}`);
  // RUNLEVEL=1 keeps Debian from starting the broker it has just installed: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync(program, args, { cwd: root, stdio: 'inherit', env });
}

const { commands, advice } = planInstall({
  missing: missingTools(),
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
});
for (const command of advice.length > 0 ? [] : commands) run(command);

const missing = missingTools();
if (missing.length > 0) {
  console.error(`The tests need what is not installed here:\n${advise(missing).join('\n')}`);
  process.exitCode = 1;
}
