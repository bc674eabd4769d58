import { describeCopies, describeDeliveries } from '@portal/test-kit';
import { startRecords } from '../testing/running-records';
import { recordsService } from './index';

describeDeliveries({ start: startRecords });

describeCopies(recordsService);
