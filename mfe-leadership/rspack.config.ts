import { remoteConfig } from '@portal/build-config';
import { firstLoads } from './first-loads';

export default remoteConfig({
  name: 'mfe_leadership',
  port: 3003,
  firstLoads,
});
