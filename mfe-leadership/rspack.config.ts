import { remoteConfig } from '@portal/build-config';

export default remoteConfig({ name: 'mfe_leadership', port: 3003 });
