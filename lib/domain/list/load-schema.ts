import type * as v from "valibot";

/** A schema that is loaded with the first request that needs it: a page that was just opened makes none. */
export type LoadSchema<T> = () => Promise<v.GenericSchema<unknown, T>>;
