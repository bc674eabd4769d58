import { PasswordField, TextField } from '@portal/ui';
import { Controller, type Control } from 'react-hook-form';
import { registerMessages as messages } from '../../../messages';
import { rulesOf, type Registration } from '../registration';

export function RegisterFields({ control }: { readonly control: Control<Registration> }) {
  return (
    <>
      <Controller
        control={control}
        name="name"
        rules={rulesOf('name')}
        render={({ field, fieldState: { error } }) => (
          <TextField {...field} label={messages.name} size="lg" autoComplete="name" errorMessage={error?.message} />
        )}
      />
      <Controller
        control={control}
        name="ID"
        rules={rulesOf('ID')}
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            label={messages.id}
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
            label={messages.email}
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
            label={messages.password}
            description={messages.passwordHint}
            size="lg"
            autoComplete="new-password"
            errorMessage={error?.message}
          />
        )}
      />
    </>
  );
}
