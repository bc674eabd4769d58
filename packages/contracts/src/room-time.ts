/** From one moment to another, as dates or as instants of one format. */
interface Span<Moment> {
  start: Moment;
  end: Moment;
}

/** When an event is; without an end it is compared by its start alone. */
interface EventTime<Moment> {
  start: Moment | null;
  end: Moment | null;
}

/** Whether a room is requested for the time of an event: for all of it, or for a part of it. */
export function isAtEvent<Moment extends Date | string>(room: Span<Moment>, event: EventTime<Moment>): boolean {
  const { start, end } = event;
  return start !== null && (coversEvent(room, event) || covers({ start, end: end ?? start }, room));
}

/**
 * Whether a room that is requested for the time of an event no longer is once the event is moved, or was requested for all
 * of it and then is for a part.
 */
export function isLeftBehind<Moment extends Date | string>(
  room: Span<Moment>,
  before: EventTime<Moment>,
  after: EventTime<Moment>,
): boolean {
  return coversEvent(room, before) ? !coversEvent(room, after) : isAtEvent(room, before) && !isAtEvent(room, after);
}

function coversEvent<Moment extends Date | string>(room: Span<Moment>, { start, end }: EventTime<Moment>): boolean {
  return start !== null && covers(room, { start, end: end ?? start });
}

function covers<Moment extends Date | string>(outer: Span<Moment>, inner: Span<Moment>): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
