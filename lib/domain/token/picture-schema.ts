import * as v from "valibot";

/**
 * Where our own server has the picture of a token, an item or a collection: a path with everything but the size, signed by
 * the gateway. Null when there is none; a generated picture takes its place.
 */
export const PicturePath = v.nullable(v.pipe(v.string(), v.startsWith("/api/")));
