import { remoteConfig } from '@portal/build-config';
import { preloads } from './preloads';

export default remoteConfig({
  name: 'mfe_student',
  port: 3004,
  preloads,
});
