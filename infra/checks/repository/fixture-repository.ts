import { spawnSync } from 'node:child_process';
import { createFixtureTree } from './fixture-tree';

/** A temporary git repository with one commit, and the commands to go on with it. */
export function createFixtureRepository(files: Record<string, string>) {
  const tree = createFixtureTree(files);
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.edu', '-c', 'init.defaultBranch=main'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: tree.dir, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'test');
  };
  git('init', '--quiet');
  commit();
  return { ...tree, git, commit };
}
