/** The place of a face: in a line of text, in a row of two lines, at the top of a page (globals.css). */
export const FACE_CLASS = { inline: "face-inline", row: "face-row", hero: "face-hero" } as const;

export type FaceSize = keyof typeof FACE_CLASS;
