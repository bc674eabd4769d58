import { remoteConfig } from '@portal/build-config';
import { firstLoads } from './first-loads';

export default remoteConfig({
  name: 'mfe_student',
  port: 3004,
  firstLoads,
});
