export { startGateway, type GatewayOptions, type RunningGateway } from './start-gateway';
export { staticDirsBelow, type StaticDirs } from './pages/static-files';
