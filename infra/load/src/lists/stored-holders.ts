import { searchTermsOf } from '@portal/service-kit';
import { documentId } from '../benchmark-store';
import { unitOf } from '../sample-units';

/** Holders of ten tenures, many or few, in the same mixture. */
const FIRST_YEAR = 2026;
const TENURES = 10;
const FIRST_NAMES = ['Aditi', 'Bharat', 'Chitra', 'Dev', 'Esha', 'Farhan', 'Gauri', 'Harsh', 'Ishaan', 'Jaya'];
const LAST_NAMES = ['Agarwal', 'Bose', 'Desai', 'Gill', 'Joshi', 'Kapoor', 'Mishra', 'Patel', 'Rao', 'Verma'];
const TITLES = ['Web Lead', 'Treasurer', 'Coordinator', 'Event Volunteer', 'Core Member'];

function yearOf(number: number, count: number): number {
  return FIRST_YEAR + Math.floor((number / count) * TENURES);
}

function orderOf(number: number, count: number): string {
  return `${yearOf(number, count)}/${String(number).padStart(8, '0')}`;
}

/** The order at which four fifths of a list of so many are read; newest first. */
export const deepOrder = (count: number) => orderOf(Math.floor(count / 5), count);

export function storedHolderOf(number: number, count: number) {
  const unit = unitOf(number);
  const year = yearOf(number, count);
  const code = `POR-${year}-${String(number).padStart(4, '0')}`;
  const name = `${FIRST_NAMES[number % 10]} ${LAST_NAMES[Math.floor(number / 10) % 10]}`;
  const title = TITLES[number % TITLES.length] ?? '';
  const username = `${name.toLowerCase().replace(' ', '.')}.${number}@example.edu`;
  const studentId = String(12_250_000 + number);
  const seen = [name, title, 'Team Lead', unit.name];
  const isLast = year === FIRST_YEAR + TENURES - 1;
  const at = new Date(Date.UTC(year, 3, 6));
  return {
    _id: documentId(number),
    version: 1,
    code,
    person: { id: documentId(number, 'b'), name, username, studentId },
    position: { id: documentId(number % 100, 'c'), title, type: 'Team Lead' },
    unit,
    tenureYear: `${year}-${year + 1}`,
    status: isLast ? 'active' : number % 20 === 0 ? 'terminated' : 'completed',
    confirmation: 'confirmed',
    refusalReason: null,
    appointment: { by: 'Kavya Menon', date: `${year}-04-06` },
    metrics: { eventsOrganized: number % 9, budgetUtilized: 1_000 * (number % 50), feedback: 'On time.' },
    terminationReason: null,
    requirementsReason: null,
    createdAt: at,
    updatedAt: at,
    order: orderOf(number, count),
    terms: searchTermsOf(...seen, username, studentId, code),
    publicTerms: searchTermsOf(...seen),
    history: [],
  };
}
