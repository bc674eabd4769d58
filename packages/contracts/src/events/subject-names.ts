import type { EventName } from './catalogue';

/** What an event is about: its name without verb and version, `org.unit` of `org.unit.created.v1`. */
export type SubjectName<N extends EventName = EventName> = N extends `${infer Service}.${infer Noun}.${string}`
  ? `${Service}.${Noun}`
  : never;

/** What an event is about. */
export function subjectNameOf<N extends EventName>(type: N): SubjectName<N> {
  return type.split('.', 2).join('.') as SubjectName<N>;
}
