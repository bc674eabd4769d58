import { runAsProcess } from '@portal/service-kit';
import { eventsService } from './index';

await runAsProcess(eventsService);
