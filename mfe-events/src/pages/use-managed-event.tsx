import type { EventAnswer } from '@portal/contracts';
import { Button, LoadingState, toast } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEventCache } from '../features/event-cache/api/use-event-cache';
import { messages as detailMessages } from '../features/event-detail/messages';
import { messages } from '../features/event-manage/messages';
import { isUpcoming } from '../features/event-manage/rules';

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

/** Editing and cancelling an event, for those who manage it: the service gives its room requests to nobody else. */
export function useManagedEvent(event: EventAnswer) {
  const cache = useEventCache();
  const mayChange = usePermission('changeEvent');
  const [search, setSearch] = useSearchParams();
  const [isCancelling, setCancelling] = useState(false);
  const isManaged = mayChange && event.room_requests !== undefined;
  const canChange = isManaged && isUpcoming(event);
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
      <Button variant="primary" icon={<Pencil />} onPress={() => setEditing(true)}>
        {messages.edit}
      </Button>
    ) : null,
    cancelButton: (isBlock: boolean) =>
      canChange ? (
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
            toast.success(messages.cancel.done);
          }}
        />
      </Suspense>
    ) : null,
  };
}
