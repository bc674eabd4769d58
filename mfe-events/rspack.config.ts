import { remoteConfig } from '@portal/build-config';
import { preloads } from './preloads';

export default remoteConfig({
  name: 'mfe_events',
  port: 3002,
  preloads,
});
