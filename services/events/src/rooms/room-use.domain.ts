/** How many rooms are booked on a day (`YYYY-MM-DD`) from one time to another (`HH:mm`). */
export interface BookedTime {
  date: string;
  time: string;
  endTime: string;
  bookings: number;
}

/** How many bookings and pending requests a room has from now on. */
export interface UpcomingUse {
  booked: number;
  pending: number;
}
