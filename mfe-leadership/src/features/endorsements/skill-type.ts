import type { UnendorsedType } from '@portal/contracts';
import type { WaitingFilters } from './queue-kind';

/** Achievements may be of another type than the four; skills are not. */
export const skillTypeOf = (type: WaitingFilters['type']): UnendorsedType => (type === 'other' ? 'all' : type);
