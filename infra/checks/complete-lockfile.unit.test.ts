import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPlatformEntries, type Lockfile } from './complete-lockfile';
import { root } from './root';

const wanting = (optionalDependencies: Record<string, string>): Lockfile => ({
  packages: { 'node_modules/fast': { version: '1.0.0', dev: true, optionalDependencies } },
});

describe('the lockfile', () => {
  it('names the binaries of every platform, so that npm ci takes it on any machine', () => {
    const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
    expect(missingPlatformEntries(lockfile)).toEqual({});
  });

  it('names no registry', () => {
    expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/);
  });

  it('gets an entry for a binary that was dropped, with its platform read from its name', () => {
    const missing = missingPlatformEntries(
      wanting({ '@fast/core-linux-x64-musl': '1.2.3', '@fast/darwin-arm64': '1.2.3' }),
    );
    expect(missing).toEqual({
      'node_modules/@fast/core-linux-x64-musl': {
        version: '1.2.3',
        cpu: ['x64'],
        os: ['linux'],
        libc: ['musl'],
        dev: true,
        optional: true,
      },
      'node_modules/@fast/darwin-arm64': {
        version: '1.2.3',
        cpu: ['arm64'],
        os: ['darwin'],
        dev: true,
        optional: true,
      },
    });
  });

  it('is left alone where an optional dependency is for every platform, or has no exact version', () => {
    expect(missingPlatformEntries(wanting({ fsevents: '2.3.3', '@fast/linux-arm64-gnu': '^1.2.3' }))).toEqual({});
  });
});
