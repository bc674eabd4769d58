import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface SharedModule {
  singleton: true;
  requiredVersion: string | false;
  version?: string;
  import?: string | false;
  eager?: true;
}

const versionOf = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

function library(name: string): SharedModule {
  const version = versionOf(name);
  return { singleton: true, version, requiredVersion: `^${version}` };
}

/** Packages of this repository are released together with the shell, so they carry no version of their own. */
const own: SharedModule = { singleton: true, version: '0.1.0', requiredVersion: false };

/**
 * Modules that exist once in the page, because they hold a context or a store. The shell shares each of them whole, so
 * it costs its full size on the first page; stateless ones (icons, campus-kit) are bundled where they are used.
 */
const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: library('react'),
  'react/jsx-runtime': library('react'),
  'react-dom': library('react-dom'),
  'react-dom/client': library('react-dom'),
  // Provided by a module that re-exports what the portal uses: half the size of the whole router.
  'react-router-dom': { ...library('react-router-dom'), import: '@portal/web-kit/router' },
  // Of this library, too, only what the portal uses.
  '@tanstack/react-query': { ...library('@tanstack/react-query'), import: '@portal/web-kit/query' },
  '@portal/ui': own,
  '@portal/ui/forms': own,
  '@portal/web-kit': own,
  // Most pages have a form: without these, each remote would bring a copy of the form library and of zod.
  '@portal/web-kit/forms': own,
  'zod/mini': { ...library('zod'), import: '@portal/web-kit/schemas' },
};

/** Shared modules that are loaded when a page first needs them. */
export const onDemand: readonly string[] = ['@portal/ui/forms', '@portal/web-kit/forms', 'zod/mini'];

/** For a remote that runs alone in development. */
export const provided: Readonly<Record<string, SharedModule>> = Object.fromEntries(
  Object.entries(sharedModules).map(([name, shared]) => [
    name,
    onDemand.includes(name) ? shared : { ...shared, eager: true as const },
  ]),
);

/** For the shell, which shares them when it starts. */
export const sharedVersions = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { version, requiredVersion }]) => [name, { version, requiredVersion }]),
);

/** The module that the shell imports to share one under its name. */
export const importOf = (name: string): string => sharedModules[name]?.import || name;

/** For a remote inside the portal: without fallbacks of its own, so that nothing is built or shipped twice. */
export const consumed: Readonly<Record<string, SharedModule>> = Object.fromEntries(
  Object.entries(sharedModules).map(([name, shared]) => [name, { ...shared, import: false as const }]),
);
