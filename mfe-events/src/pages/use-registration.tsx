import type { EventAnswer } from '@portal/contracts';
import { toast } from '@portal/ui';
import { hasCode, messageOf, useSingleFlight, useSession, type ReturnState } from '@portal/web-kit';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEventCache } from '../features/event-cache/api/use-event-cache';
import { useJoinEvent, useLeaveEvent } from '../features/registration/api/change-registration';
import { LeaveDialog } from '../features/registration/components/leave-dialog';
import type { RegistrationActs } from '../features/registration/components/registration-control';
import { joined, left } from '../features/registration/optimism';
import { registrationTexts as words } from '../features/registration/texts';

const idOf = ({ _id }: EventAnswer) => _id;

/** Registering and leaving: shown at once, taken back with the reason when the service refuses. */
export function useRegistration() {
  const { user, role, onboardingComplete } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cache = useEventCache();
  const { mutateAsync: askToJoin } = useJoinEvent();
  const { mutateAsync: askToLeave } = useLeaveEvent();
  const [leaving, setLeaving] = useState<EventAnswer>();

  const refused = async (before: EventAnswer, error: unknown, fallback: string) => {
    const { registration, my_registration: mine } = before;
    await cache.change(before._id, (event) => ({ ...event, registration, my_registration: mine }));
    if (hasCode(error, 'ACCESS.NOT_ONBOARDED')) return void navigate('/onboarding');
    toast.error(messageOf(error, fallback));
    // What was offered was no longer true; a failed look leaves what was there.
    await cache.renew(before._id).catch(() => undefined);
  };
  const join = useSingleFlight(async (event: EventAnswer) => {
    if (onboardingComplete === false) return void navigate('/onboarding');
    const expected = joined(event, new Date().toISOString());
    await cache.change(event._id, () => expected);
    try {
      const mine = await askToJoin(event._id);
      await cache.change(event._id, (now) => ({ ...now, my_registration: mine }));
      cache.renewRegistrations();
      toast.success(
        mine.status === 'registered' ? words.joined(event.title) : words.joinedLine(event.title, mine.position),
      );
      if (mine.status !== expected.my_registration?.status) await cache.renew(event._id).catch(() => undefined);
    } catch (error) {
      await refused(event, error, words.notJoined);
    }
  }, idOf);
  const leave = useSingleFlight(async (event: EventAnswer) => {
    setLeaving(undefined);
    await cache.change(event._id, left);
    try {
      await askToLeave(event._id);
    } catch (error) {
      // Left in another window before: what was wanted is so.
      if (!hasCode(error, 'REGISTRATION.NOT_FOUND')) return refused(event, error, words.notLeft);
      await cache.renew(event._id).catch(() => undefined);
    }
    cache.renewRegistrations();
    toast.success(words.hasLeft(event.title));
  }, idOf);

  const acts: RegistrationActs = { join: (event) => void join(event), leave: setLeaving };
  const state: ReturnState = { from: `${pathname}${search}` };
  return {
    /** Only students take part. */
    acts: user && role === 'STUDENT' ? acts : undefined,
    signIn: user ? undefined : () => void navigate('/login', { state }),
    leaveDialog: leaving ? (
      <LeaveDialog event={leaving} onCancel={() => setLeaving(undefined)} onConfirm={() => void leave(leaving)} />
    ) : null,
  };
}
