import { Button, Page } from '@portal/ui';
import { useTitle } from '@portal/web-kit';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Room } from '../features/rooms/api/list-rooms';
import { Catalogue } from '../features/rooms/components/catalogue';
import { texts as words } from '../features/rooms/texts';

const RoomDialog = lazy(async () => ({
  default: (await import('../features/rooms/components/room-dialog')).RoomDialog,
}));

/** The catalogue of rooms, kept by the president. */
export function RoomsPage() {
  useTitle(words.title);
  const [open, setOpen] = useState<{ readonly room?: Room }>();
  return (
    <Page
      title={words.title}
      actions={
        <Button variant="primary" icon={<Plus />} onPress={() => setOpen({})}>
          {words.add}
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
