import type { Role } from '@portal/contracts';

/** Texts of the pages; the specification's are marked and stay as they are. */
export const messages = {
  president: {
    title: 'Dashboard',
    figures: 'Figures',
    report: 'President dashboard',
    review: 'Review',
    create: 'Create and record',
  },
  records: { title: 'COSA Records', add: 'What to add' },
  gensec: {
    titles: {
      GENSEC_ACADEMIC: 'Academic Portal', // specification
      GENSEC_CULTURAL: 'Cultural Portal', // specification
      GENSEC_SPORTS: 'Sports Portal', // specification
      GENSEC_SCITECH: 'SciTech Portal', // specification
    } as Partial<Record<Role, string>>,
    invalid: 'Invalid GenSec role', // specification
    figures: 'Figures',
    footer: (year: number, institute: string) => `© ${year} ${institute}`,
  },
} as const;
