import { fileURLToPath } from 'node:url';

/** One separately built and separately deployed part of the browser portal. */
export interface FrontEnd {
  /** Name of the federation container; a JavaScript identifier. */
  readonly name: string;
  /** Folder below the root of the repository; also the folder it is served from. */
  readonly folder: string;
}

/** The root of the repository, with a slash at the end. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder of a part: `mfe_auth` lives in `mfe-auth`. */
export function frontEndOf(name: string): FrontEnd {
  return { name, folder: name.replaceAll('_', '-') };
}

/** The host, which is not a remote. */
export const shell = frontEndOf('shell');

/** Every remote that `npm run build` makes. A new one is added here and to the portal's remotes.json. */
export const remotes: readonly FrontEnd[] = ['mfe_auth', 'mfe_events', 'mfe_leadership', 'mfe_student'].map(frontEndOf);
