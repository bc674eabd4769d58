import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { checkCoverage } from './coverage';
import { root } from './root';
import { checkStructure } from './structure-lint';

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const workspaces = readdirSync(root).filter(
  (name) => /^(packages|services|gateway|shell|mfe-.+|infra|e2e)$/.test(name) && existsSync(path.join(root, name)),
);

interface Outcome {
  passed: boolean;
  says: string;
}

function command(name: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(bin(name), args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ passed: error === null, says: stdout + stderr }),
    );
  });
}

async function check(findings: string[]): Promise<Outcome> {
  return { passed: findings.length === 0, says: findings.map((finding) => `  ${finding}\n`).join('') };
}

/** Side by side: some of them use one core alone. */
const checks: [name: string, outcome: Promise<Outcome>][] = [
  ['oxlint', command('oxlint', '--type-aware', '--quiet', '.')],
  ['prettier', command('prettier', '--check', '--log-level', 'warn', '.')],
  ['boundaries', command('depcruise', '--config', '.dependency-cruiser.mjs', ...workspaces)],
  ['structure', check(checkStructure(root))],
  ['coverage', check(checkCoverage(root))],
];

const failed: string[] = [];
for (const [name, outcome] of checks) {
  const { passed, says } = await outcome;
  console.log(`lint: ${name}\n${says}`.trimEnd());
  if (!passed) failed.push(name);
}
if (failed.length > 0) {
  console.error(`lint failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
