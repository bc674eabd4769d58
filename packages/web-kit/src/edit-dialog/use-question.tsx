import { ConfirmDialog } from '@portal/ui';
import { useRef, useState, type ReactNode } from 'react';

/** What is asked before some values are saved: what that means, and the button that saves them. */
export interface EditQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/** Values with a question are saved only once it is confirmed. */
export function useQuestion<Values>(questionOf: ((values: Values) => EditQuestion | undefined) | undefined) {
  const [question, setQuestion] = useState<EditQuestion>();
  const isConfirmed = useRef(false);
  return {
    /** Whether the values are to be saved now; if not, their question is shown. */
    isSettled(values: Values): boolean {
      const next = isConfirmed.current ? undefined : questionOf?.(values);
      isConfirmed.current = false;
      setQuestion(next);
      return next === undefined;
    },
    /** The question; `submit` submits the same values again. */
    dialog(submit: () => void): ReactNode {
      if (!question) return null;
      const confirm = () => {
        isConfirmed.current = true;
        setQuestion(undefined);
        submit();
      };
      return (
        <ConfirmDialog isOpen {...question} onConfirm={confirm} onCancel={() => setQuestion(undefined)}>
          <p>{question.text}</p>
        </ConfirmDialog>
      );
    },
  };
}
