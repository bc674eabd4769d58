import { describeCopies, describeDeliveries } from '@portal/test-kit';
import { startRecords } from '../testing/running-records';
import { recordsService } from './index';

// Each start makes a key of its own to sign records with.
describeDeliveries({ start: startRecords, differing: { signing_keys: 'all' } });

describeCopies(recordsService);
