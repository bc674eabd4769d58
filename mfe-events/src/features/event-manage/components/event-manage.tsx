import type { EventAnswer } from '@portal/contracts';
import { Columns, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { isToCome, takesRegistrations } from '../rules';
import { plainCode } from '../kept-scans';
import { useDoor } from '../use-door';
import { CheckInPanel } from './check-in-panel';
import { ManageTiles } from './manage-tiles';
import { RegistrationsSection } from './registrations-section';

interface EventManageProps {
  readonly event: EventAnswer;
  /** Over the figures: that it was cancelled. */
  readonly notice: ReactNode;
  /** Beside the registrations. */
  readonly facts: ReactNode;
  readonly requests: ReactNode;
  /** At the end of the page on a phone. */
  readonly footer: ReactNode;
}

/** An event as those see it who manage it. */
export function EventManage({ event, notice, facts, requests, footer }: EventManageProps) {
  const door = useDoor(event._id);
  const rowDoor = {
    isOpen: isToCome(event),
    sending: door.sending,
    kept: new Set(door.kept.map(({ code }) => plainCode(code))),
    onCheckIn: ({ _id, person }: { _id: string; person: { personal_info: { name: string } } }) =>
      door.scan(_id, person.personal_info.name),
  };
  if (!takesRegistrations(event)) {
    return (
      <Stack gap={6}>
        {notice}
        <Columns>
          <Stack gap={6}>{requests}</Stack>
          <Stack gap={6}>{facts}</Stack>
        </Columns>
        {footer}
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      {notice}
      <ManageTiles event={event} />
      <Columns>
        <Stack gap={6}>
          {rowDoor.isOpen ? <CheckInPanel {...door} onScan={door.scan} /> : null}
          <RegistrationsSection event={event} door={rowDoor} />
        </Stack>
        <Stack gap={6}>
          {facts}
          {requests}
        </Stack>
      </Columns>
      {footer}
    </Stack>
  );
}
