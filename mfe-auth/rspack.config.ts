import { remoteConfig } from '@portal/build-config';
import { firstLoads } from './first-loads';

export default remoteConfig({
  name: 'mfe_auth',
  port: 3001,
  firstLoads,
});
