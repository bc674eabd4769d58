import { PasswordField, TextField } from '@portal/ui';
import { Controller, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import { rulesOf, type Registration } from '../registration';

const words = texts.register;

export function RegisterFields({ control }: { readonly control: Control<Registration> }) {
  return (
    <>
      <Controller
        control={control}
        name="name"
        rules={rulesOf('name')}
        render={({ field, fieldState: { error } }) => (
          <TextField {...field} label={words.name} size="lg" autoComplete="name" errorMessage={error?.message} />
        )}
      />
      <Controller
        control={control}
        name="ID"
        rules={rulesOf('ID')}
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            label={words.id}
            size="lg"
            inputMode="numeric"
            isTabular
            autoComplete="off"
            errorMessage={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="email"
        rules={rulesOf('email')}
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            label={words.email}
            type="email"
            size="lg"
            autoComplete="username"
            errorMessage={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={rulesOf('password')}
        render={({ field, fieldState: { error } }) => (
          <PasswordField
            {...field}
            label={words.password}
            description={words.passwordHint}
            size="lg"
            autoComplete="new-password"
            errorMessage={error?.message}
          />
        )}
      />
    </>
  );
}
