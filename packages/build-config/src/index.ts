export type { FirstLoads } from './first-loads';
export { remoteConfig, shellConfig, type FrontEndBuild } from './presets';
export { remotes, shell, repositoryRoot, type FrontEnd } from './front-ends';
