import { FormSection } from '@portal/ui';
import type { Control } from '@portal/web-kit/forms';
import type { ReactNode } from 'react';
import type { EventForm } from '../event-schema';
import { sectionId } from '../form-sections';
import { messages } from '../messages';
import { BasicsSection } from './basics-section';
import { BudgetSection } from './budget-section';
import { OrganizersField } from './organizers-field';
import { RegistrationSection } from './registration-section';
import { ScheduleSection } from './schedule-section';

interface EventFieldsProps {
  readonly control: Control<EventForm>;
  /** Absent for a new event. */
  readonly eventId?: string | undefined;
  /** Below the schedule. */
  readonly scheduleNote?: ReactNode;
}

/** All fields of an event, in their sections. */
export function EventFields({ control, eventId, scheduleNote }: EventFieldsProps) {
  return (
    <>
      <BasicsSection control={control} id={sectionId('basics')} hasUnit={eventId === undefined} />
      <ScheduleSection control={control} id={sectionId('schedule')} eventId={eventId} note={scheduleNote} />
      <RegistrationSection control={control} id={sectionId('registration')} />
      <BudgetSection control={control} id={sectionId('budget')} />
      <FormSection isSplit id={sectionId('organizers')} title={messages.organizers} optionalLabel={messages.optional}>
        <OrganizersField control={control} />
      </FormSection>
    </>
  );
}
