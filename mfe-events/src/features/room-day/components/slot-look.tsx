import { Check, Clock, Lock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '../room-rows';

/** The icon of each state, so that none is colour alone. */
export const slotIcons: Readonly<Record<Booking['state'], ReactNode>> = {
  Approved: <Check />,
  Pending: <Clock />,
  Rejected: <X />,
  Booked: <Lock />,
};
