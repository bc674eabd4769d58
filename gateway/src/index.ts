export { startGateway } from './start-gateway';
export { findStaticDirs } from './pages/static-files.routes';
export { createGatewayCounters } from './metrics';
