import * as z from 'zod';
import { eventCatalogue, type EventData, type EventName } from './catalogue';
import { subjectNameOf, type SubjectName } from './subject-names';

/** Its events carry the whole of a subject, with its version: an older one never says more than a newer one. */
type Versioned = { [N in EventName]: EventData<N> extends { version: number } ? N : never }[EventName];

/** What events carry the whole of, such as `org.unit`. */
export type SnapshotSubject = SubjectName<Versioned>;

/** The names of the events that carry the whole of a subject. */
export type SnapshotOf<S extends SnapshotSubject> = Extract<Versioned, `${S}.${string}`>;

/** The events that carry the whole of a subject. */
export function snapshotsOf<S extends SnapshotSubject>(subject: S): SnapshotOf<S>[] {
  const types = Object.keys(eventCatalogue) as EventName[];
  return types.filter((type): type is SnapshotOf<S> => subjectNameOf(type) === subject && isVersioned(type));
}

function isVersioned(type: EventName): boolean {
  const { version } = (eventCatalogue[type].data as z.ZodObject).shape;
  return version !== undefined && !(version instanceof z.ZodOptional);
}
