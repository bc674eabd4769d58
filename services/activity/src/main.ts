import { runAsProcess } from '@portal/service-kit';
import { activityService } from './index';

await runAsProcess(activityService);
