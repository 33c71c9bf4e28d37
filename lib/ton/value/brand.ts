declare const brand: unique symbol;

/**
 * A `Base` that went through the codec called `Name`. Only a type guard can make one, so a value
 * of this type was checked.
 */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
