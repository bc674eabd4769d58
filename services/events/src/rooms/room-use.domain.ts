/** How many rooms are booked from one time (`YYYY-MM-DD`, `HH:mm`) to another. */
export interface BookedTime {
  date: string;
  time: string;
  endDate: string;
  endTime: string;
  bookings: number;
}

/** How many bookings and pending requests a room has from now on. */
export interface UpcomingUse {
  booked: number;
  pending: number;
}
