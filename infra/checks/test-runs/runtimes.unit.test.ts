import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root';
import { NEWEST_LTS, runWithNode, SUPPORTED } from './runtimes';

describe('the release lines of Node', () => {
  it('are tested up to the newest LTS, which the image uses', () => {
    expect(SUPPORTED.at(-1)).toBe(NEWEST_LTS);
    const image = readFileSync(path.join(root, 'infra/docker/Dockerfile'), 'utf8');
    expect(image).toMatch(new RegExp(`^FROM node:${NEWEST_LTS}-`, 'm'));
  });
});

describe('a program that runs with a chosen node', () => {
  it('has it first on its path', async () => {
    const here = path.dirname(process.execPath);
    const isFirst = `process.exit(process.env.PATH.startsWith(${JSON.stringify(here)}) ? 0 : 1)`;
    expect(await runWithNode(here, ['node', '-e', isFirst])).toBe(true);
    expect(await runWithNode(path.dirname(here), ['node', '-e', isFirst])).toBe(false);
  });
});
