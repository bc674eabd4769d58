import * as z from 'zod';

/** One bad field of a request: a dotted path into the body, query or params, and what to do about it. */
export const fieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** `application/problem+json` as every service and the gateway answer it (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(fieldError).optional(),
});
export type Problem = z.infer<typeof problem>;
