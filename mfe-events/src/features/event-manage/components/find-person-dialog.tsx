import { Dialog, SearchField, Stack } from '@portal/ui';
import { useDebouncedSearch } from '@portal/web-kit';
import { useState } from 'react';
import { checkInMessages, listMessages as messages } from '../registration-messages';
import { RegistrationList } from './registration-list';
import type { RowCheckIn } from './registrations-table';

interface FindPersonDialogProps {
  readonly eventId: string;
  readonly checkIn: Omit<RowCheckIn, 'isOpen'>;
  readonly onClose: () => void;
}

/** Checks in a person who has no code at hand, found by name or student ID. */
export function FindPersonDialog({ eventId, checkIn, onClose }: FindPersonDialogProps) {
  const [text, setText] = useState('');
  const [typed, type] = useDebouncedSearch();
  const rows: RowCheckIn = {
    ...checkIn,
    isOpen: true,
    onCheckIn: (registrationId, name) => {
      checkIn.onCheckIn(registrationId, name);
      onClose();
    },
  };
  return (
    <Dialog isOpen title={checkInMessages.find} closeLabel={checkInMessages.close} onClose={onClose}>
      <Stack gap={3}>
        <SearchField
          isWide
          label={messages.search}
          placeholder={messages.searchExample}
          value={text}
          onChange={(next) => {
            setText(next);
            type(next);
          }}
        />
        {typed ? <RegistrationList id={eventId} shown="all" q={typed} checkIn={rows} /> : null}
      </Stack>
    </Dialog>
  );
}
