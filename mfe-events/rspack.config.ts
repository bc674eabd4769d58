import { remoteConfig } from '@portal/build-config';
import { firstLoads } from './first-loads';

export default remoteConfig({
  name: 'mfe_events',
  port: 3002,
  firstLoads,
});
