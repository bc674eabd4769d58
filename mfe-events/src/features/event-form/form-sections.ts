import type { FieldErrors } from '@portal/web-kit/forms';
import { eventSchema, type EventForm } from './event-schema';
import { messages } from './messages';

export type SectionName = 'basics' | 'schedule' | 'registration' | 'budget' | 'organizers';

interface SectionOfForm {
  readonly name: SectionName;
  readonly label: string;
  readonly fields: readonly (keyof EventForm)[];
  /** Whether it says what it has to, or anything where all is optional. */
  readonly isFilled: (form: EventForm) => boolean;
}

export const formSections: readonly SectionOfForm[] = [
  {
    name: 'basics',
    label: messages.basics,
    fields: ['title', 'description', 'category', 'type', 'unit', 'skills'],
    isFilled: ({ title, category, unit }) => title.trim() !== '' && category !== '' && unit !== null,
  },
  {
    name: 'schedule',
    label: messages.schedule,
    fields: ['start', 'end', 'venue', 'mode'],
    isFilled: ({ start }) => start.date !== '' && start.time !== '',
  },
  {
    name: 'registration',
    label: messages.registration,
    fields: ['isRegistrationRequired', 'opens', 'closes', 'fees', 'maxParticipants'],
    isFilled: ({ isRegistrationRequired }) => isRegistrationRequired,
  },
  {
    name: 'budget',
    label: messages.budget,
    fields: ['allocated', 'sponsors'],
    isFilled: ({ allocated, sponsors }) => allocated !== null || sponsors.length > 0,
  },
  {
    name: 'organizers',
    label: messages.organizers,
    fields: ['organizers'],
    isFilled: ({ organizers }) => organizers.length > 0,
  },
];

export const sectionId = (name: SectionName): string => `event-form-${name}`;

/** The sections that are filled, and of which a submit would refuse nothing. */
export function completeSections(form: EventForm): readonly SectionName[] {
  const issues = eventSchema.safeParse(form).error?.issues ?? [];
  const refused = new Set<PropertyKey | undefined>(issues.map(({ path: [field] }) => field));
  return formSections
    .filter(({ fields, isFilled }) => isFilled(form) && !fields.some((field) => refused.has(field)))
    .map(({ name }) => name);
}

/** How many fields of a section show an error. */
export function errorCount({ fields }: SectionOfForm, errors: FieldErrors<EventForm>): number {
  return fields.filter((field) => errors[field] !== undefined).length;
}
