import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfiguration, type Mode } from './configuration';
import { developmentServer } from './development-server';
import { EmitPageTitles, type PageTitles } from './page-titles';
import { EmitPreloads, type Preloads } from './preloads';
import { firstPaintPage, FirstPaintTags } from './first-paint';
import { frontEndOf, shell } from './front-ends';
import { EmitSharedFiles } from './shared-files';
import { consumed, provided, sharedVersions } from './shared-modules';

/** What an rspack.config.ts exports: the configuration for a mode, production unless the dev server asks. */
export type FrontEndBuild = (environment?: { RSPACK_SERVE?: boolean }) => Configuration | Configuration[];

const modeOf = (environment: { RSPACK_SERVE?: boolean } | undefined): Mode =>
  environment?.RSPACK_SERVE ? 'development' : 'production';

/** Changes seldom, so that browsers keep it when the portal's own code is deployed again. */
const libraries = {
  name: 'libraries',
  test: /node_modules/,
  chunks: 'initial',
  enforce: true,
} as const;

/** Bytes before they are compressed: below, code that several pages use is in the script of each. */
const SMALLEST_SHARED_CHUNK = 80_000;

interface ShellOptions {
  readonly port: number;
  readonly titles: PageTitles;
}

/** The build of the host, which shares its modules itself (`shared-modules.ts`) and knows no remote before it runs. */
export function shellConfig({ port, titles }: ShellOptions): FrontEndBuild {
  return (environment) => {
    const mode = modeOf(environment);
    const base = baseConfiguration(shell, mode);
    const host: Configuration = {
      ...base,
      entry: { main: './src/index.ts' },
      // On a first visit the scripts stand in the HTML and have no address of their own to go by.
      output: { ...base.output, publicPath: '/' },
      // A chunk of its own for each package would be one more request on a phone, and no page needs the package alone.
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { libraries, defaultVendors: false } } },
      plugins: [
        ...(base.plugins ?? []),
        new rspack.DefinePlugin({
          __SHARED_VERSIONS__: JSON.stringify(sharedVersions),
          // The federation runtime then leaves out what reads manifests and what only Node.js needs.
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          ENV_TARGET: JSON.stringify('web'),
        }),
        firstPaintPage(),
        new FirstPaintTags(),
        new EmitSharedFiles(),
        new EmitPageTitles(titles),
        new rspack.CopyRspackPlugin({ patterns: [{ from: './public', noErrorOnMissing: true }] }),
      ],
      ...(mode === 'development' && developmentServer(port)),
    };
    return mode === 'production' ? [host, serviceWorkerConfig()] : host;
  };
}

/** The build of the service worker: one file, whose name is always the same and whose federation is none. */
function serviceWorkerConfig(): Configuration {
  const base = baseConfiguration({ ...shell, name: 'service-worker' }, 'production');
  return {
    ...base,
    target: ['webworker', 'es2022'],
    // Into the same folder, after the build of the host has emptied it.
    dependencies: [shell.name],
    entry: './src/offline/service-worker.ts',
    output: { path: base.output?.path ?? '', filename: 'service-worker.js' },
  };
}

interface RemoteOptions {
  readonly name: string;
  readonly port: number;
  /** What each page of the remote needs before it shows. */
  readonly preloads: Preloads;
}

/** The build of a remote: exposes `src/remote.tsx`, finds everything shared in the page; runs alone in development. */
export function remoteConfig({ name, port, preloads }: RemoteOptions): FrontEndBuild {
  return (environment) => {
    const mode = modeOf(environment);
    const isProduction = mode === 'production';
    const base = baseConfiguration(frontEndOf(name), mode);
    return {
      ...base,
      entry: isProduction ? {} : { main: './src/index.ts' },
      // One script for each page: code that pages share is a few kB, and on a phone another request costs more than that.
      optimization: { ...base.optimization, splitChunks: { minSize: SMALLEST_SHARED_CHUNK } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          filename: isProduction ? 'assets/remoteEntry.[contenthash:8].js' : 'assets/remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: isProduction ? { ...consumed } : { ...provided },
          manifest: true,
          dts: false,
          experiments: { externalRuntime: isProduction, optimization: { target: 'web' } },
        }),
        isProduction ? new EmitPreloads(preloads) : standalonePage(name),
      ],
      ...(!isProduction && developmentServer(port)),
    };
  };
}

function standalonePage(name: string): InstanceType<typeof rspack.HtmlRspackPlugin> {
  return new rspack.HtmlRspackPlugin({
    title: name,
    publicPath: '/',
    template: path.join(import.meta.dirname, 'standalone.html'),
  });
}
