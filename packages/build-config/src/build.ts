import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { Configuration, MultiStats } from '@rspack/core';
import { repositoryRoot, type FrontEnd } from './front-ends';
import type { FrontEndBuild } from './presets';
import { checkNarrowedImports } from './narrowed-imports';
import { checkSizes } from './size-budget';
import { staleFrontEnds, stamp } from './source-stamp';

/**
 * Builds the shell and the remotes whose sources changed since their last build, and fails when one is over its size.
 * The bundler is loaded only when there is something to do, so that an up-to-date portal starts at once.
 */
export async function buildFrontEnds(): Promise<{ readonly built: readonly FrontEnd[]; readonly report: string }> {
  const stale = staleFrontEnds();
  if (stale.length === 0) return { built: stale, report: '' };
  checkNarrowedImports(stale);
  const report = await build((await Promise.all(stale.map(configurationsOf))).flat());
  stamp(stale);
  return { built: stale, report };
}

async function configurationsOf({ folder }: FrontEnd): Promise<Configuration | Configuration[]> {
  const file = pathToFileURL(path.join(repositoryRoot, folder, 'rspack.config.ts')).href;
  const { default: make } = (await import(file)) as { default: FrontEndBuild };
  return make();
}

async function build(configurations: Configuration[]): Promise<string> {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configurations);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  try {
    if (!stats || stats.hasErrors())
      throw new Error(stats?.toString({ preset: 'errors-only' }) ?? 'The build gave nothing.');
    return checkSizes(stats.stats);
  } finally {
    await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  }
}
