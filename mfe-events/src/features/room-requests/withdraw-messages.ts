/** Texts of withdrawing a request and of giving a room back. */
export const withdrawMessages = {
  otherTime: "This isn't at the time of the event.",
  requestEventTime: "Request the event's time",
  pending: {
    open: 'Withdraw',
    title: (room: string) => `Withdraw the request for ${room}?`,
    text: 'The president will be notified. You can request the room again.',
    confirm: 'Withdraw request',
    busy: 'Withdrawing...',
    done: (room: string) => `Request for ${room} withdrawn`,
    failed: "We couldn't withdraw the request.",
  },
  booked: {
    open: 'Give room back',
    title: (room: string) => `Give ${room} back?`,
    text: 'Others can then book the room. To have it again, you need a new approval.',
    confirm: 'Give room back',
    busy: 'Giving back...',
    done: (room: string) => `${room} given back`,
    failed: "We couldn't give the room back.",
  },
} as const;
