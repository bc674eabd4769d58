/** When a room is booked. */
interface Slot {
  startsAt: Date;
  endsAt: Date;
}

/** Slots are half-open, [start, end): back-to-back is fine. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
