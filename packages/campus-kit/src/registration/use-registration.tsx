import type { EventAnswer } from '@portal/contracts';
import { toast } from '@portal/ui';
import { hasCode, messageOf, useSingleFlight, useSession, type ReturnState } from '@portal/web-kit';
import { useHeldWrites } from '@portal/web-kit/held-writes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEventCache } from '../event-cache/use-event-cache';
import { CancelRegistrationDialog } from './cancel-registration-dialog';
import { useJoinEvent, useLeaveEvent } from './change-registration';
import { messages } from './messages';
import { joined, left } from './optimistic-registration';
import type { RegistrationActions } from './registration-control';

const idOf = ({ _id }: EventAnswer) => _id;

/**
 * Registering, which shows at once, and leaving, which can be undone for ten seconds; both are reverted with the reason when
 * the service refuses.
 */
export function useRegistration() {
  const { user, role, onboardingComplete } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cache = useEventCache();
  const { mutateAsync: requestJoin } = useJoinEvent();
  const { mutateAsync: requestLeave } = useLeaveEvent();
  const [asked, setAsked] = useState<EventAnswer>();
  const held = useHeldWrites();

  const revert = async (before: EventAnswer, error: unknown, fallback: string) => {
    const { registration, my_registration: mine } = before;
    await cache.update(before._id, (event) => ({ ...event, registration, my_registration: mine }));
    if (hasCode(error, 'ACCESS.NOT_ONBOARDED')) return void navigate('/onboarding');
    toast.error(messages.refused(before.title, messageOf(error, fallback)));
    // The refusal means that an old state was shown; when this read fails too, it stays.
    await cache.refetch(before._id).catch(() => undefined);
  };
  const join = useSingleFlight(async (event: EventAnswer) => {
    if (onboardingComplete === false) return void navigate('/onboarding');
    const expected = joined(event, new Date().toISOString());
    await cache.update(event._id, () => expected);
    try {
      const mine = await requestJoin(event._id);
      await cache.update(event._id, (now) => ({ ...now, my_registration: mine }));
      cache.invalidateRegistrations();
      toast.success(
        mine.status === 'registered'
          ? messages.joined(event.title)
          : messages.joinedWaitlist(event.title, mine.position),
      );
      if (mine.status !== expected.my_registration?.status) await cache.refetch(event._id).catch(() => undefined);
    } catch (error) {
      await revert(event, error, messages.notJoined);
    }
  }, idOf);
  const leave = useSingleFlight(async (event: EventAnswer) => {
    await cache.update(event._id, left);
    try {
      await requestLeave(event._id);
    } catch (error) {
      // Left in another window before, which is what was wanted.
      if (!hasCode(error, 'REGISTRATION.NOT_FOUND')) return revert(event, error, messages.notCancelled);
      await cache.refetch(event._id).catch(() => undefined);
    }
    cache.invalidateRegistrations();
    toast.success(
      event.my_registration?.status === 'waiting'
        ? messages.leftWaitlist(event.title)
        : messages.cancelled(event.title),
    );
  }, idOf);

  const confirm = (event: EventAnswer) => {
    setAsked(undefined);
    held.hold(event._id, () => leave(event));
  };

  const actions: RegistrationActions = {
    join: (event) => void join(event),
    leave: setAsked,
    undoLeave: ({ _id }) => held.undo(_id),
    isLeaving: ({ _id }) => held.isHeld(_id),
  };
  const state: ReturnState = { from: `${pathname}${search}` };
  return {
    /** Only students register. */
    actions: user && role === 'STUDENT' ? actions : undefined,
    signIn: user ? undefined : () => void navigate('/login', { state }),
    cancelDialog: asked ? (
      <CancelRegistrationDialog event={asked} onCancel={() => setAsked(undefined)} onConfirm={() => confirm(asked)} />
    ) : null,
  };
}
