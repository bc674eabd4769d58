import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';

const portal = 'http://localhost:8080';
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * Hot replacement across remotes needs one react-refresh runtime in the page, no lazy compilation, and a socket that
 * knows its own port. All other requests go to the running portal.
 */
export function developmentServer(port: number): Partial<Configuration> {
  return {
    lazyCompilation: false,
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: { 'react-refresh': here('./react-refresh') } },
    devServer: {
      port,
      hot: true,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: { port }, overlay: { errors: true, warnings: false } },
      proxy: [
        {
          context: ['/auth', '/api', '/room', '/tenure', '/remotes', '/settings.json', '/remotes.json'],
          target: portal,
          // The portal refuses writes of another origin, which this server is.
          headers: { origin: portal },
        },
      ],
    },
  };
}
