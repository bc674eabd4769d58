import { runAsProcess } from '@portal/service-kit';
import { orgService } from './index';

await runAsProcess(orgService);
