import type { EventAnswer } from '@portal/contracts';
import { Button, DesktopOnly, LoadingState, PhoneOnly, toast } from '@portal/ui';
import { usePermission } from '@portal/web-kit';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEventCache } from '../features/event-cache/api/use-event-cache';
import type { DetailParts } from '../features/event-detail/components/event-detail';
import { isToCome } from '../features/event-manage/rules';
import { manageTexts as words } from '../features/event-manage/texts';
import { texts } from '../texts';

const EventManage = lazy(async () => ({
  default: (await import('../features/event-manage/components/event-manage')).EventManage,
}));
const CancelEventDialog = lazy(async () => ({
  default: (await import('../features/event-manage/components/cancel-event-dialog')).CancelEventDialog,
}));
const EditEventForm = lazy(async () => ({
  default: (await import('../features/event-form/components/edit-event-form')).EditEventForm,
}));

/** In the address, so that a reload and a new sign-in come back to what was typed. */
const EDIT = 'edit';

/** The page of an event for those who manage it: whom the service gives its room requests. */
export function useManagingEvent() {
  const cache = useEventCache();
  const mayChange = usePermission('changeEvent');
  const [search, setSearch] = useSearchParams();
  const [cancelling, setCancelling] = useState<EventAnswer>();
  const manages = (event: EventAnswer) => mayChange && event.room_requests !== undefined;
  const isEditing = (event: EventAnswer) => manages(event) && isToCome(event) && search.has(EDIT);
  const edit = (isOn: boolean) => setSearch(isOn ? { [EDIT]: '1' } : {}, { replace: !isOn });
  const show = async (event: EventAnswer) => {
    await cache.change(event._id, (before) => ({ ...before, ...event }));
    cache.renewLists(event._id);
  };

  const cancelButton = (event: EventAnswer, isBlock: boolean) =>
    manages(event) && isToCome(event) ? (
      <Button variant="danger" isBlock={isBlock} onPress={() => setCancelling(event)}>
        {words.cancel.open}
      </Button>
    ) : null;
  const body = (event: EventAnswer, parts: DetailParts) => {
    if (!manages(event)) return undefined;
    return (
      <Suspense fallback={<LoadingState label={texts.detail.loading} shape="text" count={6} />}>
        {isEditing(event) ? (
          <EditEventForm
            event={event}
            onClose={() => edit(false)}
            onSaved={(saved) => {
              void show(saved);
              edit(false);
            }}
          />
        ) : (
          <EventManage event={event} {...parts} footer={<PhoneOnly>{cancelButton(event, true)}</PhoneOnly>} />
        )}
      </Suspense>
    );
  };
  return {
    body,
    isEditing,
    cancelAction: (event: EventAnswer) => <DesktopOnly>{cancelButton(event, false)}</DesktopOnly>,
    editAction: (event: EventAnswer) =>
      manages(event) && isToCome(event) ? (
        <Button variant="primary" icon={<Pencil />} onPress={() => edit(true)}>
          {words.edit}
        </Button>
      ) : null,
    cancelDialog: cancelling ? (
      <Suspense fallback={null}>
        <CancelEventDialog
          event={cancelling}
          onClose={() => setCancelling(undefined)}
          onCancelled={(cancelled) => {
            void show(cancelled);
            setCancelling(undefined);
            toast.success(words.cancel.done);
          }}
        />
      </Suspense>
    ) : null,
  };
}
