import { TEXT_LIMITS } from '@portal/contracts';
import { requiredText, zodResolver } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { notesMessages as messages } from './messages';

const notesSchema = z.object({ text: requiredText(TEXT_LIMITS.text, messages) });
export type NotesForm = z.infer<typeof notesSchema>;

export const resolver = zodResolver(notesSchema);
export const serverErrors = { fallback: messages.failed };
