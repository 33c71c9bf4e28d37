/** A square picture: a background colour and a drawing in a 64 × 64 view box. */
export function picture(background: string, drawing: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">' +
    `<rect width="64" height="64" fill="${background}"/>${drawing}</svg>`
  );
}

const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
const line = (d: string) =>
  `<path fill="none" stroke="#1d2733" stroke-width="2" stroke-linecap="round" d="${d}"/>`;

/** A house with `lit` lit windows. */
export function roof(tiles: string, wall: string, lit: number): string {
  const windows = Array.from({ length: 4 }, (_, index) =>
    shape(index < lit ? "#ffd75e" : "#41536b", `M${15 + index * 9} 46h6v8h-6z`),
  );
  return shape(wall, "M12 36h40v22H12z") + shape(tiles, "M6 38L32 14l26 24z") + windows.join("");
}

/** A cat whose eyes are moved by `looks`. */
export function cat(fur: string, looks: number): string {
  const eye = (at: number) => `<circle cx="${at + looks}" cy="34" r="2.5" fill="#1d2733"/>`;
  return (
    shape(fur, "M16 12l10 10h12l10-10v28q0 14-16 14T16 40z") +
    eye(26) +
    eye(38) +
    line("M30 41q2 2 4 0M20 42h-9M44 42h9M20 45l-8 3M44 45l8 3")
  );
}

/** A certificate with a seal. */
export function certificate(seal: string): string {
  return (
    shape("#fffaf0", "M10 8h44v48H10z") +
    line("M18 18h28M18 26h28M18 34h16") +
    `<circle cx="42" cy="44" r="7" fill="${seal}"/>`
  );
}

/** A view over water to a hill; `sun` moves the sun to the right. */
export function view(hill: string, sun: number): string {
  return (
    `<circle cx="${12 + sun * 8}" cy="16" r="6" fill="#ffd75e"/>` +
    shape(hill, "M0 40q20-22 36-8t28-6v38H0z") +
    shape("#2a6f97", "M0 46h64v18H0z") +
    line("M8 53q5-4 10 0t10 0M36 57q5-4 10 0t10 0")
  );
}

export function giftBox(ribbon: string): string {
  return (
    shape("#f4f1ea", "M12 24h40v30H12z") +
    shape(ribbon, "M29 24h6v30h-6zM12 35h40v6H12z") +
    line("M32 24q-12-14-14-4t14 4q12-14 14-4t-14 4")
  );
}
