/** By action; the name of the subject follows. */
export const actionLabels: Readonly<Partial<Record<string, string>>> = {
  'auth.account.registered': 'registered',
  'auth.account.role-changed': 'changed the role of',
  'auth.account.changed': 'changed the account of',
  'auth.session.started': 'signed in as',
  'auth.session.ended': 'signed out',
  'auth.password.changed': 'changed the password of',
  'auth.email.confirmed': 'confirmed the email address of',
  'records.profile.changed': 'changed the profile of',
  'org.unit.created': 'created the unit',
  'org.position.created': 'added the position',
  'org.position.changed': 'changed the position',
  'org.position.removed': 'deleted the position',
  'events.event.created': 'created the event',
  'events.event.changed': 'changed the event',
  'events.event.status-changed': 'changed the status of',
  'events.registration.joined': 'registered for',
  'events.registration.left': 'cancelled the registration for',
  'events.registration.promoted': 'gave a place from the waiting list at',
  'events.registration.checked-in': 'checked a student in at',
  'events.registration.check-in-undone': 'undid the check-in of a student at',
  'events.room.added': 'added the room',
  'events.room.changed': 'changed the room',
  'events.room-request.submitted': 'requested',
  'events.room-request.approved': 'approved the request for',
  'events.room-request.rejected': 'rejected the request for',
  'feedback.feedback.given': 'gave feedback on',
  'feedback.feedback.resolved': 'resolved feedback on',
};

/** The same where actor and subject are one person; no name follows. */
export const ownActionLabels: Readonly<Partial<Record<string, string>>> = {
  'auth.account.registered': 'registered',
  'auth.session.started': 'signed in',
  'auth.session.ended': 'signed out',
  'auth.password.changed': 'changed the password',
  'auth.email.confirmed': 'confirmed the email address',
  'records.profile.changed': 'changed the profile',
};

/** Codes that events use for how and why. */
export const valueLabels: Readonly<Partial<Record<string, string>>> = {
  password: 'With a password',
  google: 'With Google',
  registration: 'At registration',
  'signed-out': 'Signed out',
  'signed-in-again': 'Signed in again in the same browser',
  'ended-on-another-device': 'Signed out from another device',
  'old-token-used': 'Session token reused',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'account-taken-back': 'Account reclaimed by its owner',
  'by-the-operator': 'By the operator',
  over: 'Expired',
};
