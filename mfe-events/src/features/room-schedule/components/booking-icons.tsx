import { CalendarDays, Check, Clock, Lock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../room-rows';

/** The icon of each state, so that color alone distinguishes none. */
export const bookingIcons: Readonly<Record<Booking['state'], ReactNode>> = {
  Approved: <Check />,
  Pending: <Clock />,
  Planned: <CalendarDays />,
  Rejected: <X />,
  Booked: <Lock />,
};
