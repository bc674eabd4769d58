import { Button, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Catalogue } from '../features/rooms/components/catalogue';
import { messages } from '../features/rooms/messages';
import type { Room } from '../features/rooms/room-schema';

const RoomDialog = lazy(async () => ({
  default: (await import('../features/rooms/components/room-dialog')).RoomDialog,
}));

/** The catalogue of rooms, for the president. */
export function RoomsPage() {
  useTitle(messages.title);
  const [open, setOpen] = useState<{ readonly room?: Room }>();
  return (
    <Page
      title={messages.title}
      actions={
        <Button variant="primary" icon={<Plus />} onPress={() => setOpen({})}>
          {messages.add}
        </Button>
      }
    >
      <Catalogue onEdit={(room) => setOpen({ room })} />
      {open ? (
        <Suspense fallback={null}>
          <RoomDialog room={open.room} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </Page>
  );
}
