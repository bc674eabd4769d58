import { remoteConfig } from '@portal/build-config';
import { preloads } from './preloads';

export default remoteConfig({
  name: 'mfe_leadership',
  port: 3003,
  preloads,
});
