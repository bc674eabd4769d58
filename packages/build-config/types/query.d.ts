/** The whole library, where its own name resolves to the part that the shell provides. */
declare module '@tanstack/react-query/whole' {
  export * from '@tanstack/react-query';
}
