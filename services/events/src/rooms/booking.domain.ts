/** An approved request, as far as it keeps others out of the room. */
interface Booking {
  id: string;
  roomKey: string;
  startsAt: Date;
  endsAt: Date;
}

/** Half-open, [start, end): back-to-back is fine. */
export function overlaps(
  one: Pick<Booking, 'startsAt' | 'endsAt'>,
  other: Pick<Booking, 'startsAt' | 'endsAt'>,
): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * The booking that keeps one of the others out of its room. No write makes two bookings of one room overlap: each that
 * books a room, or gives bookings another room, asks this first.
 */
export function findOverlapping<B extends Booking>(added: readonly B[], booked: readonly B[]): B | undefined {
  return booked.find((other) =>
    added.some((one) => one.id !== other.id && one.roomKey === other.roomKey && overlaps(one, other)),
  );
}
