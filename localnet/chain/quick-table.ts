/**
 * The emulator calls whatever may throw through JavaScript, and looks the function up in its table each time,
 * thousands of times in a transaction. A lookup leaves optimized code, so what a table has given is kept; nothing
 * writes to the table of the emulator. Import this module for its side effect in the threads that run it.
 */
// oxlint-disable-next-line typescript/unbound-method -- it is called on the table that it is asked of
const lookUp = WebAssembly.Table.prototype.get;

WebAssembly.Table.prototype.get = function keepingGet(this: WebAssembly.Table, index: number): unknown {
  const kept: unknown[] = [];
  // On the table itself: found without another lookup, so that calls of it are inlined.
  Object.defineProperty(this, "get", {
    value: (at: number): unknown => (kept[at] ??= lookUp.call(this, at)),
  });
  return lookUp.call(this, index);
};
