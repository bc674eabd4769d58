import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { repositoryRoot } from '../front-ends';

/** What loads files that lie beside it, by a path of its own, stays in node_modules. */
const STAYS_A_PACKAGE =
  /^(@expo-google-fonts|@module-federation|@node-rs|@rspack|esbuild|fs-native-extensions|oidc-provider|pdfkit|pino|sharp|swagger-ui-express)(\/|$)/;

/** Libraries of CommonJS ask for Node's own modules by `require`, which a module does not have. */
const REQUIRE = "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);";

/**
 * Bundles entry files of the repository, each with the libraries it needs, so that Node starts them in a fraction of the
 * time that the source takes under tsx. The bundle of each lies at its own place below the folder, as an `.mjs` file;
 * what is loaded late (`import()`) is a file of its own. It goes with this repository: it may not be moved elsewhere.
 */
export async function bundlePrograms(entries: readonly string[], folder: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [...entries],
    outbase: repositoryRoot,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: [],
    // Libraries tell classes by their name.
    keepNames: true,
    minifySyntax: true,
    minifyWhitespace: true,
    // Node prints the line at which a program broke.
    lineLimit: 160,
    sourcemap: true,
    sourcesContent: false,
    inject: [path.join(import.meta.dirname, 'source-positions.ts')],
    banner: { js: REQUIRE },
    logLevel: 'silent',
    plugins: [packagesThatStay, sourceUrls, librariesWithoutMap],
  });
}

const RESOLVED_HERE = 'resolved by this plugin';

const packagesThatStay: Plugin = {
  name: 'packages-that-stay',
  setup({ onResolve, resolve }) {
    onResolve({ filter: STAYS_A_PACKAGE }, async ({ path: wanted, pluginData, kind, importer, resolveDir }) => {
      if (kind === 'entry-point' || pluginData === RESOLVED_HERE) return undefined;
      const found = await resolve(wanted, { kind, importer, resolveDir, pluginData: RESOLVED_HERE });
      if (found.errors.length > 0) return found;
      return { path: kind.startsWith('require') ? found.path : pathToFileURL(found.path).href, external: true };
    });
  },
};

/** A file still finds what lies beside its source. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const url = JSON.stringify(pathToFileURL(file).href);
      const directory = JSON.stringify(path.dirname(file));
      const contents = source.replaceAll('import.meta.url', url).replaceAll('import.meta.dirname', directory);
      return { loader: 'ts', contents };
    });
  },
};

const LIES_BESIDE = /\b(__dirname|__filename)\b/;
const EMPTY_MAP = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');

/** Four fifths of a map would be of libraries, which are JavaScript anyway. */
const librariesWithoutMap: Plugin = {
  name: 'libraries-without-map',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (LIES_BESIDE.test(source)) return { errors: [{ text: `${file} may load what lies beside it` }] };
      return { loader: 'js', contents: `${source}\n//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}` };
    });
  },
};
