/** A round picture: a disc with a line drawing in a 64 × 64 view box. */
export function badge(disc: string, ink: string, drawing: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">' +
    `<circle cx="32" cy="32" r="32" fill="${disc}"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>` +
    "</svg>"
  );
}

const path = (d: string) => `<path d="${d}"/>`;

export const WAVES = path("M12 26q5-6 10 0t10 0 10 0 10 0M12 38q5-6 10 0t10 0 10 0 10 0");
export const SACK = path("M24 18h16M26 18q-12 12-10 24t16 10 16-10-10-24M27 38h10");
export const LOAF = path("M14 44V32q0-12 18-12t18 12v12zM25 28v8M32 26v8M39 28v8");
export const FERRY = path("M12 38h40l-6 10H18zM20 38V28h22v10M30 28V16l10 6-10 4");
export const LOGS = path(
  "M16 42a6 6 0 1 0 12 0a6 6 0 1 0-12 0M36 42a6 6 0 1 0 12 0a6 6 0 1 0-12 0M26 30a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
);
export const HALL = path("M14 48h36M18 48V30M27 48V30M37 48V30M46 48V30M14 28l18-12 18 12z");
export const SCALES = path("M32 14v36M22 50h20M16 22h32M16 22l-6 14h12zM48 22l-6 14h12z");
