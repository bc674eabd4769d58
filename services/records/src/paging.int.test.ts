import { describePaging } from '@portal/test-kit';
import { startRecords } from '../testing/running-records';

// No call of records takes a cursor; the first that does needs a fixture here.
describePaging('records', { start: (clock) => startRecords({ clock }), lists: {} });
