import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { generatedFolders, readSources } from '../sources';

/** One file that a recipe changes, and how. */
export interface Step {
  file: string;
  edit(text: string): string;
}

export interface Outcome {
  passed: boolean;
  output: string;
}

export type TreeCopy = ReturnType<typeof copyTree>;

/**
 * A temporary copy of the repository in which its checks run as they do here: installed packages are linked, packages
 * of the workspace are those of the copy.
 */
export function copyTree() {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'portal-recipe-')));
  const isSource = (file: string) => !generatedFolders.has(path.basename(file)) && !file.endsWith('.png');
  fs.cpSync(root, dir, { recursive: true, filter: isSource });
  linkPackages(dir);

  function run(command: string, ...args: string[]): Promise<Outcome> {
    const options = { cwd: dir, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, FORCE_COLOR: '0' } };
    return new Promise((resolve) => {
      execFile(command, args, options, (error, stdout, stderr) =>
        resolve({ passed: error === null, output: stdout + stderr }),
      );
    });
  }

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
    test: (project: string, ...files: string[]) =>
      run('node', ...jest, '--ci', '--maxWorkers=100%', '--selectProjects', project, '--', ...files),
    remove: () => fs.rmSync(dir, { recursive: true, force: true }),
  };
}

function linkPackages(dir: string): void {
  const workspaces = 'node_modules/@portal';
  fs.mkdirSync(path.join(dir, workspaces), { recursive: true });
  const link = (file: string) => fs.symlinkSync(path.join(root, file), path.join(dir, file));
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (name !== path.basename(workspaces)) link(path.join('node_modules', name));
  }
  for (const name of fs.readdirSync(path.join(root, workspaces))) {
    const target = fs.readlinkSync(path.join(root, workspaces, name));
    fs.symlinkSync(target, path.join(dir, workspaces, name));
    const ownPackages = path.join(workspaces, target, 'node_modules');
    if (fs.existsSync(path.join(root, ownPackages))) link(ownPackages);
  }
}
