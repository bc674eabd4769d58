import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { eventForm, type EventForm } from './event-form';

const never = { date: '', time: '' };
const check = zodResolver(eventForm);

/** What stands in the closed part of the form does not count: nobody could see what is wrong there. */
export const formResolver: Resolver<EventForm> = (form, context, options) =>
  check(
    form.isRegistrationRequired ? form : { ...form, opens: never, closes: never, fees: null, maxParticipants: null },
    context,
    options,
  );
