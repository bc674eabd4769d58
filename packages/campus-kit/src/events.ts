export { useEventCache } from './event-cache/use-event-cache';
export { EventChanges } from './event-changes/event-changes';
export { isFull } from './registration/optimistic-registration';
export { RegistrationControl, type RegistrationActions } from './registration/registration-control';
export { useRegistration } from './registration/use-registration';
export { useRegistrationTimes } from './registration/use-registration-times';
