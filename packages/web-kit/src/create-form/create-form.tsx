import type { AnswerOf, Call } from '@portal/contracts';
import { Alert, Button, FormBar, Stack, TextButton, TextLink } from '@portal/ui';
import { messageOf, UnsavedChangesWarning, useWrite, type WriteInput } from '@portal/web-kit';
import {
  FormError,
  useFormDraft,
  useFormSubmit,
  type FieldValues,
  type ServerErrorOptions,
  type UseFormReturn,
} from '@portal/web-kit/forms';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';

/** What is created, by which call, and what is said of it. */
export interface CreateFormProps<C extends Call, Values extends FieldValues> {
  /** Of `useSchemaForm`, so that a preview or a check can follow what is typed. */
  readonly form: UseFormReturn<Values>;
  readonly draftName: string;
  /** Merges a draft with the default values; unless given, the draft wins. */
  readonly restoreDraft?: (draft: Partial<Values>, empty: Values) => Values;
  readonly call: C;
  readonly inputOf: (values: Values) => WriteInput<C>;
  /** Where the form shows what the server refused. The whole form says `fallback`, or what `describe` makes of the error. */
  readonly errors: ServerErrorOptions<Values>;
  /** Why it failed, below that message, when no field shows it; the server's message unless given. */
  readonly reasonOf?: (error: unknown) => string;
  /** Page of what was created. */
  readonly hrefOf: (answer: AnswerOf<C>) => string;
  /** Opens that page with this state of the router, by which it says so itself; without it the form does, with a link. */
  readonly pageState?: object | undefined;
  /** `see` is the link's. */
  readonly texts: Readonly<Record<'title' | 'submit' | 'busy' | 'discard' | 'done', string> & { see?: string }>;
  /** Before the button that submits. */
  readonly cancel?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * Creates something and starts over, with a link to what was created, or opens that. What was typed stays until then, also on the next
 * visit, or until it is discarded.
 */
export function CreateForm<C extends Call, Values extends FieldValues>({
  form,
  draftName,
  restoreDraft,
  call,
  inputOf,
  errors,
  reasonOf = (error) => messageOf(error, ''),
  hrefOf,
  pageState,
  texts,
  cancel,
  children,
}: CreateFormProps<C, Values>) {
  const { control, formState } = form;
  const draft = useFormDraft(form, draftName, restoreDraft);
  const { mutateAsync, data, isPending } = useWrite(call);
  const [reason, setReason] = useState('');
  // A new key empties the pickers too, which hold half-typed text themselves.
  const [round, setRound] = useState(0);
  const startOver = () => {
    draft.startOver();
    setRound((before) => before + 1);
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      await mutateAsync(inputOf(values));
      startOver();
    },
    {
      describe: () => errors.fallback,
      alwaysShowMessage: true,
      ...errors,
      onFailure: (error, isShownAtField) => setReason(isShownAtField ? '' : reasonOf(error)),
    },
  );
  const { isDirty } = formState;
  const navigate = useNavigate();
  const href = data === undefined ? undefined : hrefOf(data);
  useEffect(() => {
    // While the form is dirty, its page cannot be left without a question.
    if (href !== undefined && pageState && !isDirty) void navigate(href, { state: pageState, replace: true });
  }, [href, pageState, isDirty, navigate]);
  const note = isDirty ? (
    <>
      {messages.draftSaved} <TextButton onPress={startOver}>{texts.discard}</TextButton>
    </>
  ) : null;
  return (
    <form noValidate aria-label={texts.title} onSubmit={submit}>
      <UnsavedChangesWarning when={isDirty} />
      <div key={round}>{children}</div>
      <FormBar
        message={
          formState.errors.root ? (
            <Stack gap={2}>
              <FormError control={control} />
              {reason === '' ? null : <p>{reason}</p>}
            </Stack>
          ) : href === undefined || pageState ? null : (
            <Created text={texts.done} href={href} link={texts.see} />
          )
        }
        note={note}
      >
        {cancel}
        <Button type="submit" variant="primary" busy={isPending} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormBar>
    </form>
  );
}

interface CreatedProps {
  readonly text: string;
  readonly href: string;
  readonly link: string | undefined;
}

function Created({ text, href, link }: CreatedProps) {
  return (
    <Stack gap={2}>
      <Alert tone="success">
        <p>{text}</p>
      </Alert>
      <p>
        <TextLink href={href}>{link}</TextLink>
      </p>
    </Stack>
  );
}
