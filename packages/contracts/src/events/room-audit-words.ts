/** What the audit says of what was done to rooms and room requests. */
export const roomActions = {
  'events.room.added': { name: 'Room added', verb: 'added', object: 'the room' },
  'events.room.changed': { name: 'Room changed', verb: 'changed', object: 'the room' },
  'events.room-request.submitted': { name: 'Room requested', verb: 'requested', object: 'a room for' },
  'events.room-request.approved': {
    name: 'Room request approved',
    verb: 'approved',
    object: 'the room request for',
  },
  'events.room-request.rejected': {
    name: 'Room request rejected',
    verb: 'rejected',
    object: 'the room request for',
  },
  'events.room-request.withdrawn': {
    name: 'Room request withdrawn',
    verb: 'withdrew',
    object: 'the room request for',
  },
  'events.room-request.released': {
    name: 'Room given back',
    verb: 'gave back',
    object: 'the room for',
  },
} as const;
