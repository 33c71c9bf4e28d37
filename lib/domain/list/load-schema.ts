import type * as v from "valibot";

/** A schema that is imported with the first request that needs it, since a page needs none when it opens. */
export type LoadSchema<T> = () => Promise<v.GenericSchema<unknown, T>>;
