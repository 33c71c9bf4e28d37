import * as v from "valibot";

/**
 * Where our own server has the picture of a token, an item or a collection: a path with everything but the size, signed by
 * the gateway. Null when there is none; a generated picture takes its place.
 */
export const PicturePath = v.nullable(v.pipe(v.string(), v.startsWith("/api/")));

/** Edges in pixels of the squares that pictures are cut to; the proxy has no other sizes. */
export const PICTURE_SIZES = [64, 128, 320, 640] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export function picturePath(picture: string, size: PictureSize): string {
  return `${picture}&size=${size}`;
}
