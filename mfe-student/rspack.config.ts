import { remoteConfig } from '@portal/build-config';

export default remoteConfig({ name: 'mfe_student', port: 3004 });
