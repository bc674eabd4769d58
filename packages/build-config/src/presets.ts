import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfiguration, type Mode } from './configuration';
import { developmentServer } from './development-server';
import { EmitPreloads, type Preloads } from './preloads';
import { firstPaintPage, FirstPaintTags } from './first-paint';
import { frontEndOf, shell } from './front-ends';
import { EmitSharedFiles } from './shared-files';
import { consumed, provided } from './shared-modules';

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

/** The build of the host: it provides every shared module and knows no remote before it runs. */
export function shellConfig({ port }: { port: number }): FrontEndBuild {
  return (environment) => {
    const mode = modeOf(environment);
    const base = baseConfiguration(shell, mode);
    const host: Configuration = {
      ...base,
      entry: { main: './src/index.ts' },
      // A chunk of its own for each package would be one more request on a phone, and no page needs the package alone.
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { libraries, defaultVendors: false } } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: shell.name,
          remotes: {},
          shared: { ...provided },
          manifest: false,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        firstPaintPage(),
        new FirstPaintTags(),
        new EmitSharedFiles(),
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

/** The build of a remote: exposes `src/remote.tsx`, finds everything shared in the page; stands alone in development. */
export function remoteConfig({ name, port, preloads }: RemoteOptions): FrontEndBuild {
  return (environment) => {
    const mode = modeOf(environment);
    const isProduction = mode === 'production';
    const base = baseConfiguration(frontEndOf(name), mode);
    return {
      ...base,
      entry: isProduction ? {} : { main: './src/index.ts' },
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
