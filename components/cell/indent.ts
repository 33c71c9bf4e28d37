/** Indentation stops here, so that deep cells still fit on the screen. */
const MAX_STEPS = 10;

/** How far a cell is indented: on a narrow screen only by a part of it, also with large letters. */
export function indentOf(level: number): string {
  const steps = Math.min(level, MAX_STEPS);
  return `min(${steps * 0.75}rem, ${steps * 1.5}vw)`;
}
