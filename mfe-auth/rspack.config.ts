import { remoteConfig } from '@portal/build-config';
import { preloads } from './preloads';

export default remoteConfig({
  name: 'mfe_auth',
  port: 3001,
  preloads,
});
