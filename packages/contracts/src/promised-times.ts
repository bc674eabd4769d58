/** Within how many days of 24 hours the institute promises an answer to feedback: an officer resolves it. */
export const FEEDBACK_ANSWERED_WITHIN_DAYS = 7;

/** Within how many days of 24 hours the institute promises an answer to a room request: it is approved or rejected. */
export const ROOM_REQUEST_ANSWERED_WITHIN_DAYS = 2;

/** What counts people or what they wrote is shown from so many on, so that nobody is found in it. */
export const SMALLEST_GROUP_SHOWN = 5;
