import { shellConfig } from '@portal/build-config';

export default shellConfig({ port: 3000 });
