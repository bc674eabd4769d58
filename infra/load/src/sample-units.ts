import type { UnitCategory } from '@portal/contracts';
import { documentId } from './benchmark-store';

const CATEGORIES = ['cultural', 'scitech', 'sports', 'academic'] as const satisfies UnitCategory[];

export const PERSON = { id: 'b'.repeat(24), name: 'Kavya Menon' } as const;

/** Twenty units, five in each category. */
export function unitOf(number: number) {
  const category = CATEGORIES[number % CATEGORIES.length] ?? 'cultural';
  return { id: documentId(number % 20, 'a'), name: `Society of ${category} ${number % 20}`, category };
}
