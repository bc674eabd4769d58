import type { EventAnswer } from '@portal/contracts';
import { Columns, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { hasRegistrations, isUpcoming } from '../rules';
import { useCheckIn } from '../use-check-in';
import { AchievementsSection } from './achievements-section';
import { CorrectionNotice } from './correction-notice';
import { ManageTiles } from './manage-tiles';
import { RegistrationsSection } from './registrations-section';
import { SavedScans } from './saved-scans';
import { ScanNotice } from './scan-result';

interface EventManageProps {
  readonly event: EventAnswer;
  /** Above everything. */
  readonly notice: ReactNode;
  /** Beside the registrations. */
  readonly details: ReactNode;
  readonly requests: ReactNode;
  readonly footer: ReactNode;
}

/** An event for those who manage it: its figures, registrations and check-in. */
export function EventManage({ event, notice, details, requests, footer }: EventManageProps) {
  const checkIn = useCheckIn(event._id);
  const isOpen = isUpcoming(event);
  // Nothing was achieved at an event that is to come.
  const achievements = event.status === 'planned' ? null : <AchievementsSection eventId={event._id} />;
  const body = hasRegistrations(event) ? (
    <>
      <ManageTiles event={event} />
      <Columns>
        <Stack gap={6}>
          <ScanNotice result={checkIn.result} onUndo={checkIn.undo} />
          <SavedScans {...checkIn} onForget={checkIn.forget} />
          <RegistrationsSection event={event} checkIn={{ ...checkIn.rows, isOpen }} />
        </Stack>
        <Stack gap={6}>
          {details}
          {achievements}
          {requests}
        </Stack>
      </Columns>
    </>
  ) : (
    <Columns>
      <Stack gap={6}>{requests}</Stack>
      <Stack gap={6}>
        {details}
        {achievements}
      </Stack>
    </Columns>
  );
  return (
    <Stack gap={6}>
      {notice}
      <CorrectionNotice event={event} />
      {body}
      {footer}
    </Stack>
  );
}
