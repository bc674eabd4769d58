import { runAsProcess } from '@portal/service-kit';
import { feedbackService } from './index';

await runAsProcess(feedbackService);
