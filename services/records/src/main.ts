import { runAsProcess } from '@portal/service-kit';
import { recordsService } from './index';

await runAsProcess(recordsService);
