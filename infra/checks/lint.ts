import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkAnatomy } from './anatomy';
import { checkCoverage } from './coverage';
import { root } from './root';

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const workspaces = readdirSync(root).filter(
  (name) => /^(packages|services|gateway|shell|mfe-.+|infra|e2e)$/.test(name) && existsSync(path.join(root, name)),
);

function command(name: string, ...args: string[]): boolean {
  return spawnSync(bin(name), args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function check(findings: string[]): boolean {
  for (const finding of findings) console.error(`  ${finding}`);
  return findings.length === 0;
}

const checks: [name: string, passes: () => boolean][] = [
  ['oxlint', () => command('oxlint', '--type-aware', '--quiet', '.')],
  ['boundaries', () => command('depcruise', '--config', '.dependency-cruiser.mjs', ...workspaces)],
  ['anatomy', () => check(checkAnatomy(root))],
  ['coverage', () => check(checkCoverage(root))],
  ['prettier', () => command('prettier', '--check', '--log-level', 'warn', '.')],
];

const failed = checks.filter(([name, passes]) => {
  console.log(`lint: ${name}`);
  return !passes();
});
if (failed.length > 0) {
  console.error(`lint failed: ${failed.map(([name]) => name).join(', ')}`);
  process.exitCode = 1;
}
