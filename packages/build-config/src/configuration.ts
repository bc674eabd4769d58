import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import CompressionPlugin from 'compression-webpack-plugin';
import { constants, type BrotliOptions } from 'node:zlib';
import { repositoryRoot, type FrontEnd } from './front-ends';
import { browserCallTable } from './browser-call-table';
import { servedBrowsers } from './served-browsers';

export type Mode = 'development' | 'production';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const contracts = path.join(repositoryRoot, 'packages/contracts/src/');
const callTable = path.join(contracts, 'calls/index.ts');

const require = createRequire(import.meta.url);

/** The federation plugin asks for the CommonJS builds of its runtime, of which nothing unused can be left out. */
const federationRuntime = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin']
    .map((name) => require.resolve(`@module-federation/${name}`))
    .map((file) => [file, file.replace(/\.cjs$/, '.js')]),
);

/** axios takes XMLHttpRequest wherever there is a page, and brings fetch, a fifth of its size, for where there is none. */
const axiosWithoutFetch = {
  [path.join(path.dirname(require.resolve('axios/package.json')), 'lib/adapters/fetch.js')]: false as const,
};

/** Under its own name the library is shared, so the module that provides a part of it needs another name for it. */
const queryLibrary = {
  '@tanstack/react-query/whole': path.join(
    path.dirname(require.resolve('@tanstack/react-query/package.json')),
    'build/modern/index.js',
  ),
};

/** What the builds of the shell and of the remotes have in common. */
export function baseConfiguration({ name, folder }: FrontEnd, mode: Mode): Configuration {
  const isProduction = mode === 'production';
  const context = path.join(repositoryRoot, folder);
  return {
    name,
    mode,
    context,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...federationRuntime, ...axiosWithoutFetch, ...queryLibrary },
    },
    output: { ...names(isProduction), path: path.join(context, 'dist'), uniqueName: name },
    module: {
      rules: [...(isProduction ? productionRules : []), script(mode), { test: /\.css$/, type: 'css/auto' }, font],
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: `${name}_[hash:8]_[local]` } },
    },
    optimization: {
      moduleIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 2 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: servedBrowsers } }),
      ],
    },
    performance: { hints: false },
    plugins: plugins(isProduction),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Hashed in production, so that browsers may keep every file for ever; below `assets/`, so that the gateway knows. */
function names(isProduction: boolean): NonNullable<Configuration['output']> {
  const file = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]';
  return {
    clean: true,
    publicPath: 'auto',
    filename: `${file}.js`,
    chunkFilename: `${file}.js`,
    cssFilename: `${file}.css`,
    cssChunkFilename: `${file}.css`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  };
}

function plugins(isProduction: boolean): NonNullable<Configuration['plugins']> {
  return [
    new rspack.DefinePlugin({
      __PORTAL_DEVELOPMENT__: JSON.stringify(!isProduction),
      // tsx wraps functions in a helper of this name, and rspack prints some of its own functions into the bundle.
      __name: '((value) => value)',
    }),
    ...(isProduction ? precompressed : [new ReactRefreshRspackPlugin({ exclude: [/node_modules/, /react-refresh/] })]),
  ];
}

/** TypeScript of the app itself and of the packages, which export their sources. */
function script(mode: Mode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: servedBrowsers },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false, refresh: mode === 'development' } },
      },
    },
  };
}

/** A file, whose URL is imported. */
const font: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };

const productionRules: RuleSetRule[] = [
  { include: callTable, loader: here('./loaders/replace-module.mjs'), options: { source: browserCallTable } },
  {
    test: /\.ts$/,
    include: contracts,
    exclude: callTable,
    sideEffects: false,
    enforce: 'pre',
    loader: here('./loaders/pure-declarations.mjs'),
  },
];

const compressible = /\.(js|css|html|svg|json|txt)$/;

/** The gateway sends these as they are, so that no request waits for compression. */
const precompressed = [
  new CompressionPlugin({ filename: '[path][base].gz', algorithm: 'gzip', test: compressible, minRatio: 1 }),
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } },
    test: compressible,
    minRatio: 1,
  }),
] as unknown as NonNullable<Configuration['plugins']>;
