import { describeDeliveries } from '@portal/test-kit';
import { startRecords } from '../testing/running-records';

describeDeliveries({ start: startRecords });
