import { runAsProcess } from '@portal/service-kit';
import { authService } from './index';

await runAsProcess(authService);
