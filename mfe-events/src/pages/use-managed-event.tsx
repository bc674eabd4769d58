import { useEventCache } from '@portal/campus-kit/events';
import type { EventAnswer } from '@portal/contracts';
import { Button, LinkButton, LoadingState, toast } from '@portal/ui';
import { useFormats, usePermission } from '@portal/web-kit';
import { Pencil, ScanLine } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages as detailMessages } from '../features/event-detail/messages';
import { messages } from '../features/event-manage/messages';
import { hasRegistrations, isCancellable, isCorrectable, isToday, isUpcoming } from '../features/event-manage/rules';
import { checkInHref } from '../paths';

const LazyEventManage = lazy(async () => ({
  default: (await import('../features/event-manage/components/event-manage')).EventManage,
}));
const CancelEventDialog = lazy(async () => ({
  default: (await import('../features/event-manage/components/cancel-event-dialog')).CancelEventDialog,
}));
const EditEventForm = lazy(async () => ({
  default: (await import('../features/event-form/components/edit-event-form')).EditEventForm,
}));

const loading = <LoadingState label={detailMessages.loading} shape="text" count={6} />;

export function EventManage(props: ComponentProps<typeof LazyEventManage>) {
  return (
    <Suspense fallback={loading}>
      <LazyEventManage {...props} />
    </Suspense>
  );
}

/** In the query of the URL, so that a reload or a new sign-in returns to the form. */
const EDIT = 'edit';

/** Editing and cancelling an event, for those who manage it: the service gives its room requests to no one else. */
export function useManagedEvent(event: EventAnswer) {
  const cache = useEventCache();
  const mayChange = usePermission('changeEvent');
  const mayCheckIn = usePermission('checkIn');
  const formats = useFormats();
  const [search, setSearch] = useSearchParams();
  const [isCancelling, setCancelling] = useState(false);
  const isManaged = mayChange && event.room_requests !== undefined;
  const canChange = isManaged && (isUpcoming(event) || isCorrectable(event));
  const canCheckIn = mayCheckIn && canChange && isUpcoming(event) && hasRegistrations(event);
  // On its day, people come before changes.
  const isAtDoor = canCheckIn && isToday(event.schedule, formats);
  const setEditing = (isOn: boolean) => setSearch(isOn ? { [EDIT]: '1' } : {}, { replace: !isOn });
  const show = async (saved: EventAnswer) => {
    await cache.update(saved._id, (before) => ({ ...before, ...saved }));
    cache.invalidateLists(saved._id);
  };
  return {
    isManaged,
    /** Replaces the content of the page; undefined while nothing is edited. */
    form:
      canChange && search.has(EDIT) ? (
        <Suspense fallback={loading}>
          <EditEventForm
            event={event}
            onClose={() => setEditing(false)}
            onSaved={(saved) => {
              void show(saved);
              setEditing(false);
            }}
          />
        </Suspense>
      ) : undefined,
    editButton: canChange ? (
      <Button variant={isAtDoor ? 'plain' : 'primary'} icon={<Pencil />} onPress={() => setEditing(true)}>
        {messages.edit}
      </Button>
    ) : null,
    checkInLink: canCheckIn ? (
      <LinkButton variant={isAtDoor ? 'primary' : 'plain'} icon={<ScanLine />} href={checkInHref(event._id)}>
        {messages.checkIn}
      </LinkButton>
    ) : null,
    cancelButton: (isBlock: boolean) =>
      canChange && isCancellable(event) ? (
        <Button variant="danger" isBlock={isBlock} onPress={() => setCancelling(true)}>
          {messages.cancel.open}
        </Button>
      ) : null,
    cancelDialog: isCancelling ? (
      <Suspense fallback={null}>
        <CancelEventDialog
          event={event}
          onClose={() => setCancelling(false)}
          onCancelled={(cancelled) => {
            void show(cancelled);
            setCancelling(false);
            toast.success(messages.cancel.done(cancelled.title));
          }}
        />
      </Suspense>
    ) : null,
  };
}
