import { init } from '@module-federation/enhanced/runtime';
import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as ui from '@portal/ui';
import * as webKit from '@portal/web-kit';
import * as query from '@portal/web-kit/query';
import * as router from '@portal/web-kit/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** What the build knows of the shared modules (build-config's `shared-modules.ts`), by their names. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, { version: string; requiredVersion: string | false }>>;

/** There when the shell starts. */
const modules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
  '@tanstack/react-query': query,
  '@portal/ui': ui,
  '@portal/web-kit': webKit,
};

/** Loaded when a remote first needs them. */
const onDemand: Readonly<Record<string, () => Promise<object>>> = {
  '@portal/ui/forms': () => import('@portal/ui/forms'),
  '@portal/web-kit/forms': () => import('@portal/web-kit/forms'),
  'zod/mini': () => import('@portal/web-kit/schemas'),
};

/**
 * Gives remotes the modules that exist once in the page. The federation plugin of the build could do that, but then the
 * shell would take its own modules from there too, which costs each page a tenth of a second on a phone.
 */
export function shareModules(): void {
  const shared = Object.fromEntries(
    Object.entries(__SHARED_VERSIONS__).map(([name, { version, requiredVersion }]) => {
      return [name, { version, shareConfig: { singleton: true, requiredVersion }, ...sourceOf(name) }];
    }),
  );
  init({ name: 'shell', remotes: [], shared, plugins: [injectExternalRuntime()] });
}

function sourceOf(name: string) {
  const module = modules[name];
  if (module) return { lib: () => module };
  const load = onDemand[name];
  if (!load) throw new Error(`The build shares ${name}, which the shell does not know.`);
  return {
    get: async () => {
      const loaded = await load();
      return () => loaded;
    },
  };
}
