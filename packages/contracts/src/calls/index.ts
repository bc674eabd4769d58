import type * as z from 'zod';
import type { Call } from './call';
import { achievementCalls } from './achievements';
import { activityCalls } from './activity';
import { authCalls } from './auth';
import { eventCalls } from './events';
import { feedbackCalls } from './feedback';
import { handOverCalls } from './hand-overs';
import { importCalls } from './imports';
import { internalCalls } from './internal';
import { positionCalls } from './org';
import { profileCalls } from './records';
import { registrationCalls } from './registrations';
import { roomCalls } from './rooms';
import { sharedRecordCalls } from './shared-records';
import { skillCalls } from './skills';
import { unitCalls } from './units';

/** The call table: every call of the portal by name. Routes, permissions, documentation and clients read this alone. */
export const calls = {
  ...authCalls,
  ...internalCalls,
  ...eventCalls,
  ...registrationCalls,
  ...roomCalls,
  ...feedbackCalls,
  ...unitCalls,
  ...positionCalls,
  ...handOverCalls,
  ...importCalls,
  ...profileCalls,
  ...skillCalls,
  ...achievementCalls,
  ...sharedRecordCalls,
  ...activityCalls,
} as const;

export type CallName = keyof typeof calls;

/** What a handler gets after parsing. */
export type ParamsOf<C extends Call> = z.output<C['params']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type BodyOf<C extends Call> = z.output<C['body']>;
/** What a caller sends. */
export type ParamsInput<C extends Call> = z.input<C['params']>;
export type QueryInput<C extends Call> = z.input<C['query']>;
export type BodyInput<C extends Call> = z.input<C['body']>;
/** What comes back. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** All rows, for code that goes through the whole table. */
export const callTable: readonly Call[] = Object.values(calls);
