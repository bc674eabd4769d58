import { remoteConfig } from '@portal/build-config';

export default remoteConfig({ name: 'mfe_events', port: 3002 });
