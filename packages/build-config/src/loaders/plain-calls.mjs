/** Puts the call table without its schemas in place of the module that declares it. */
export default function plainCalls() {
  return this.getOptions().source;
}
