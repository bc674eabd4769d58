export { answers, isUnreachable, problem, refuses, type Asked } from './mock-calls';
export { liveStream, type LiveStream } from './live-stream';
export { portalServer } from './portal-server';
export { beSignedInAs, personAs } from './person';
export { printedRows } from './printed-rows';
export { renderWithPortal, type PortalOptions, type RenderedPortal } from './render-with-portal';
export { noteAnswer } from '../offline/stored-answers';
export { savedFiles } from './saved-files';
export { enterOrigin, loaded, loadedBy, sent, sentBy } from './run-api';
