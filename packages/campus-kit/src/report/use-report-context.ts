import { ROLE_NAMES } from '@portal/contracts';
import { useFormats, useSession, useStoredAnswers, type Formats } from '@portal/web-kit';
import { messages } from './messages';

/** What a report says of who takes it, and how. */
export interface ReportContext {
  readonly formats: Formats;
  readonly person: string;
  /** From when the figures are without a connection. */
  readonly storedAt: Date | null;
}

/** Of the person who is signed in. */
export function useReportContext(): ReportContext {
  const formats = useFormats();
  const { user, role } = useSession();
  const person = messages.person(user?.personal_info.name ?? '', ROLE_NAMES[role]);
  return { formats, person, storedAt: useStoredAnswers() };
}
