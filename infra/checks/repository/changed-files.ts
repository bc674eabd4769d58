import { spawnSync } from 'node:child_process';

function git(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter((file) => file !== '');
}

/**
 * The files, by their paths from the root, in which the working tree differs from where its branch left `base`:
 * committed since, uncommitted and untracked ones, without what is deleted or ignored. With `HEAD`, the uncommitted and
 * untracked alone.
 */
export function changedFiles(root: string, base?: string): string[] {
  return filesThatDiffer(root, base, '--diff-filter=d');
}

/** The same with what is deleted, and with both names of what is renamed. */
export function changedOrDeletedFiles(root: string, base?: string): string[] {
  return filesThatDiffer(root, base, '--no-renames');
}

function filesThatDiffer(root: string, base = 'HEAD', option: string): string[] {
  const changed = git(root, 'diff', '--merge-base', '--name-only', '-z', option, base);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...changed, ...untracked];
}
