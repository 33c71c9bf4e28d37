/** Edges in pixels of the squares that pictures are cut to; the proxy has no other sizes. */
export const PICTURE_SIZES = [64, 128, 320, 640] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** The URL of a row's picture in a size. */
export function picturePath(picture: string, size: PictureSize): string {
  return `${picture}&size=${size}`;
}
