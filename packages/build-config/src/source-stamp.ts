import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, repositoryRoot, shell, type FrontEnd } from './front-ends';

const packages = ['build-config', 'campus-kit', 'contracts', 'ui', 'web-kit'].map((name) => `packages/${name}`);
const stampFile = ({ folder }: FrontEnd): string => path.join(repositoryRoot, folder, 'dist/.stamp');

/** The front ends whose sources or packages changed since their last build. */
export function staleFrontEnds(): readonly FrontEnd[] {
  const common = packages.map(fingerprint).join();
  return [shell, ...remotes].filter((part) => readStamp(part) !== stampOf(part, common));
}

/** Records the sources that a finished build was made of. */
export function stamp(parts: readonly FrontEnd[]): void {
  const common = packages.map(fingerprint).join();
  for (const part of parts) writeFileSync(stampFile(part), stampOf(part, common));
}

/** A hash over folders of sources, the libraries, and what else a build depends on. */
export function stampOfSources(folders: readonly string[], ...others: readonly string[]): string {
  return hash(Buffer.from([...folders.map(fingerprint), libraries(), ...others].join()));
}

function readStamp(part: FrontEnd): string | undefined {
  return existsSync(stampFile(part)) ? readFileSync(stampFile(part), 'utf8') : undefined;
}

function stampOf({ folder }: FrontEnd, common: string): string {
  return hash(Buffer.from([common, libraries(), fingerprint(folder)].join()));
}

function libraries(): string {
  return hash(readFileSync(path.join(repositoryRoot, 'package-lock.json')));
}

/** A hash over the names and contents of everything in a folder that can change a build; tests cannot. */
function fingerprint(folder: string): string {
  const root = path.join(repositoryRoot, folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => !/^(dist|node_modules|contract|jest|lint|test)\/|\.test\.tsx?$|^tsconfig/.test(file))
    .toSorted();
  return hash(...files.flatMap((file) => [Buffer.from(file), readFileSync(path.join(root, file))]));
}

function hash(...parts: readonly Uint8Array[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest('hex');
}
