import { describeDeliveries } from '@portal/test-kit';
import { startRecords } from '../test/running-records';

describeDeliveries({ start: startRecords });
