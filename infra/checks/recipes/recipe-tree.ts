import fs from 'node:fs';
import path from 'node:path';
import { runProcess, type Outcome } from '../repository/run-process';
import { readSources } from '../repository/sources';
import { copyTree } from '../repository/tree-copy';

/** One file that a recipe changes, and how. */
export interface Step {
  file: string;
  edit(text: string): string;
}

/** Tests to run: files by patterns of their paths, limited to tests whose names match `name`. */
interface Tests {
  projects: string[];
  files: string[];
  name?: string;
}

export type RecipeTree = ReturnType<typeof createRecipeTree>;

/** A copy of the repository in which recipes are followed and its checks run. */
export function createRecipeTree() {
  const { dir, remove } = copyTree();

  const run = (command: string, ...args: string[]): Promise<Outcome> =>
    runProcess(command, args, { cwd: dir, collect: true, env: { FORCE_COLOR: '0' } });

  function write(file: string, text: string): void {
    fs.writeFileSync(path.join(dir, file), text);
  }

  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

  return {
    write,
    apply(steps: readonly Step[]): void {
      for (const { file, edit } of steps) write(file, edit(fs.readFileSync(path.join(dir, file), 'utf8')));
    },
    contents: () => new Map(readSources(dir, /./).map(({ path: file, text }) => [file, text])),
    writeDocs: () => run('node', '--import', 'tsx', 'infra/checks/write-docs.ts'),
    typecheck: (program: string) => run('node_modules/.bin/tsc', '-p', program, '--pretty', 'false'),
    test: ({ projects, files, name }: Tests) =>
      run('node', ...jest, '--ci', ...(name ? ['-t', name] : []), '--selectProjects', ...projects, '--', ...files),
    remove,
  };
}
