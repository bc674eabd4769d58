/** The library itself, where its own name stands for the part of it that the shell provides. */
declare module '@tanstack/react-query/whole' {
  export * from '@tanstack/react-query';
}
