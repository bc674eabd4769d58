import { remoteConfig } from '@portal/build-config';

export default remoteConfig({ name: 'mfe_auth', port: 3001 });
