export type { Preloads } from './preloads';
export { remoteConfig, shellConfig, type FrontEndBuild } from './presets';
export { remotes, shell, repositoryRoot, type FrontEnd } from './front-ends';
