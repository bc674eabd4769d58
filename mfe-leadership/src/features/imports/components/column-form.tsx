import type { ImportAnswer } from '@portal/contracts';
import { Alert, Button, FieldCell, FieldGrid, FormSection, Select, Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { useRef, useState, type FormEvent } from 'react';
import { examplesOf, fieldsOf, lackingFields, type ImportFieldInfo, type Match } from '../import-fields';
import { matchMessages as messages } from '../messages';
import styles from './imports.module.css';

interface ColumnFormProps {
  readonly file: ImportAnswer;
  readonly match: Match;
  readonly onMatch: (match: Match) => void;
  readonly isChecking: boolean;
  readonly failure: string | undefined;
  readonly onCheck: () => void;
}

/** Which column of the file is which field; the ones with the same names are chosen already. */
export function ColumnForm({ file, match, onMatch, isChecking, failure, onCheck }: ColumnFormProps) {
  const formats = useFormats();
  const selects = useRef(new Map<string, HTMLSelectElement | null>());
  const [isSubmitted, setSubmitted] = useState(false);
  const lacking = lackingFields(file.kind, match);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const [first] = lacking;
    if (first === undefined) onCheck();
    else selects.current.get(first)?.focus();
  };
  const choose = (field: string, column: string) => {
    const { [field]: _before, ...others } = match;
    onMatch(column === '' ? others : { ...others, [field]: Number(column) });
  };
  const unused = file.columns.filter((name, column) => name !== '' && !Object.values(match).includes(column));
  return (
    <form noValidate aria-label={messages.title} onSubmit={submit}>
      <FormSection title={messages.title} text={messages.text(file.kind, file.rows, formats.number(file.rows))}>
        <FieldGrid>
          {fieldsOf(file.kind).map((info) => (
            <FieldCell key={info.field} span="half">
              <ColumnSelect
                ref={(select) => void selects.current.set(info.field, select)}
                info={info}
                file={file}
                column={match[info.field]}
                isLacking={isSubmitted && lacking.includes(info.field)}
                onChange={(column) => choose(info.field, column)}
              />
            </FieldCell>
          ))}
        </FieldGrid>
        {unused.length > 0 ? (
          <Text as="p" size="sm" tone="muted" className={styles.unused}>
            {messages.unused(unused.join(', '))}
          </Text>
        ) : null}
        {failure ? (
          <Alert>
            <p>{failure}</p>
          </Alert>
        ) : null}
        <div>
          <Button
            type="submit"
            variant={file.check ? 'plain' : 'primary'}
            busy={isChecking}
            busyLabel={messages.checking}
          >
            {messages.check}
          </Button>
        </div>
      </FormSection>
    </form>
  );
}

interface ColumnSelectProps {
  readonly ref: (select: HTMLSelectElement | null) => void;
  readonly info: ImportFieldInfo;
  readonly file: Pick<ImportAnswer, 'columns' | 'sample'>;
  readonly column: number | undefined;
  readonly isLacking: boolean;
  readonly onChange: (column: string) => void;
}

/** One field, with what the first rows have in its column. */
function ColumnSelect({ ref, info, file, column, isLacking, onChange }: ColumnSelectProps) {
  const { name, isRequired, alternative } = info;
  const examples = column === undefined ? '' : examplesOf(file.sample, column);
  const hint = examples ? messages.example(examples) : alternative && messages.oneOf(alternative);
  return (
    <Select
      ref={ref}
      label={name}
      isRequired={alternative ? undefined : isRequired}
      value={column === undefined ? '' : String(column)}
      onChange={onChange}
      options={[
        { value: '', label: messages.none },
        ...file.columns.map((title, at) => ({ value: String(at), label: title || messages.unnamed(at + 1) })),
      ]}
      errorMessage={isLacking ? messages.missing : undefined}
      description={hint ? <span className={styles.example}>{hint}</span> : undefined}
    />
  );
}
