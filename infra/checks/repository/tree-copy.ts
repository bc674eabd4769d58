import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root';
import { isGenerated } from './sources';

export interface TreeCopy {
  dir: string;
  remove(): void;
}

/**
 * A temporary copy of the repository in which its tools run as they do here: installed packages are linked, packages of
 * the workspace are those of the copy.
 */
export function copyTree(): TreeCopy {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'portal-copy-')));
  const isSource = (file: string) => !isGenerated(path.relative(root, file)) && !file.endsWith('.png');
  fs.cpSync(root, dir, { recursive: true, filter: isSource });
  linkPackages(dir);
  return { dir, remove: () => fs.rmSync(dir, { recursive: true, force: true }) };
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
