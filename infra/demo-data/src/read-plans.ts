import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The plans of a JSON file beside this one; one that the schema does not know stops the start. */
export function readPlans<Plan extends z.ZodType>(file: string, plan: Plan): z.infer<Plan>[] {
  return z.array(plan).parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
}
