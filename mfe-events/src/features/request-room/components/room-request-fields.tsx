import { DateField, FieldCell, FieldGrid, TextArea, TimeField } from '@portal/ui';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { RoomRequestForm } from '../room-request-form';
import { RoomField } from './room-field';

const words = texts.request;

interface RoomRequestFieldsProps {
  readonly control: Control<RoomRequestForm>;
  /** What is to be said of place and time. */
  readonly advice?: ReactNode;
}

/** Where, when and what for. */
export function RoomRequestFields({ control, advice }: RoomRequestFieldsProps) {
  return (
    <>
      <Controller
        control={control}
        name="room"
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <RoomField
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="date"
        render={({ field, fieldState }) => (
          <DateField {...field} label={words.date} isRequired errorMessage={fieldState.error?.message} />
        )}
      />
      <FieldGrid>
        <FieldCell span="halfAlways">
          <Controller
            control={control}
            name="time"
            render={({ field, fieldState }) => (
              <TimeField {...field} label={words.time} isRequired errorMessage={fieldState.error?.message} />
            )}
          />
        </FieldCell>
        <FieldCell span="halfAlways">
          <Controller
            control={control}
            name="end_time"
            render={({ field, fieldState }) => (
              <TimeField
                {...field}
                label={words.end}
                isRequired={false}
                description={words.endHint}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </FieldCell>
      </FieldGrid>
      {advice}
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <TextArea {...field} label={words.description} isRequired={false} errorMessage={fieldState.error?.message} />
        )}
      />
    </>
  );
}
