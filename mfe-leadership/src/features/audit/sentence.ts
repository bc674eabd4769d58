import { unitHref } from '@portal/campus-kit/unit-href';
import type { AuditAnswer } from '@portal/contracts';
import { auditActions, isAuditAction } from '@portal/contracts/audit-words';
import { otherPages, positionHref } from '../../paths';
import { messages } from './messages';

/** What a sentence says after the name of who did it: what was done, then the name of the subject, how often. */
interface Sentence {
  readonly did: string;
  /** Absent when people acted on their own account. */
  readonly subject?: { readonly name: string; readonly href: string | undefined };
  readonly times?: string;
}

/** Who did it; only feedback may come from an anonymous person. */
export function actorNameOf({ actor, action }: Pick<AuditAnswer, 'actor' | 'action'>): string {
  if (actor) return actor.name;
  return action === 'feedback.feedback.given' ? messages.anonymous : messages.portal;
}

/** One sentence of what belongs together, newest first: `created and changed the event`. */
export function sentenceOf(entries: readonly [AuditAnswer, ...AuditAnswer[]]): Sentence {
  const [newest] = entries;
  const words = [...entries].reverse().map(wordsOf);
  const own = words.map((each) => each.own);
  if (newest.actor?._id === newest.subject._id && own.every((each) => each !== undefined)) {
    return { did: joined(own), ...timesOf(own, entries.length) };
  }
  const subject = { name: newest.subject.name, href: subjectHref(newest) };
  const verbs = words.map(({ verb }) => verb);
  const [first] = words;
  if (entries.length > 1 && first?.many && new Set(verbs).size === 1) {
    return { did: phrase(first.many(entries.length), first.object), subject };
  }
  const objects = [...new Set(words.map(({ object }) => object))];
  const phrases = objects.map((object) =>
    phrase(joined(words.filter((each) => each.object === object).map(({ verb }) => verb)), object),
  );
  const done = words.map(({ verb, object }) => phrase(verb, object));
  return { did: joined(phrases), subject, ...timesOf(done, entries.length) };
}

interface Words {
  readonly verb: string;
  readonly object?: string;
  readonly own?: string;
  readonly many?: (count: number) => string;
}

function wordsOf({ action, changes }: AuditAnswer): Words {
  const isCancelled = changes.some(({ field, after }) => field === 'status' && after === 'cancelled');
  if (action === 'events.event.status-changed' && isCancelled) return messages.cancelled;
  return isAuditAction(action) ? auditActions[action] : { verb: action };
}

const phrase = (verb: string, object: string | undefined) => (object === undefined ? verb : `${verb} ${object}`);

/** Each once, `a, b and c`. */
function joined(parts: readonly string[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(new Set(parts));
}

function timesOf(done: readonly string[], count: number): Pick<Sentence, 'times'> {
  return count > 1 && new Set(done).size === 1 ? { times: messages.times(count) } : {};
}

/** The page of the subject; undefined where there is none. */
function subjectHref({ action, subject: { kind, _id, name } }: Pick<AuditAnswer, 'action' | 'subject'>) {
  if (kind === 'org.position') return action === 'org.position.removed' ? undefined : positionHref(name);
  if (kind === 'org.unit') return unitHref(_id);
  if (kind === 'events.event') return otherPages.event(_id);
  if (kind.startsWith('auth.') || kind === 'records.profile') return otherPages.profile(_id);
  return { 'events.room': otherPages.rooms, 'feedback.feedback': otherPages.feedback }[kind];
}
