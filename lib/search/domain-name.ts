import { withoutInvisible } from "../text/invisible";
import { suspicionOf } from "../text/trust/trust-rules";

export interface DomainName {
  readonly name: string;
  /** Why the name may be deceptive: "mixes Latin and Cyrillic". */
  readonly warning: string | null;
}

const ZONE = /\.(?:ton|t\.me)$/;
/** The resolver accepts 127 bytes with a zero byte after each label. */
const LONGEST = 126;
const LABEL = /^[\p{L}\p{M}\p{N}\p{So}_-]+$/u;

/** A name without its zone, and the zone with its dot. */
export interface DomainParts {
  readonly labels: readonly string[];
  readonly zone: string;
}

/** Splits a normalized name; null for a name in another zone. */
export function domainZone(name: string): DomainParts | null {
  const zone = ZONE.exec(name);
  return zone === null ? null : { labels: name.slice(0, zone.index).split("."), zone: zone[0] };
}

/** Without full-width forms, ligatures and other typography, and with the full stops of other scripts as dots. */
function folded(text: string): string {
  return text.normalize("NFKC").replace(/[。｡]/g, ".").toLowerCase().replace(/\.$/, "");
}

/** A name at any depth in one of the zones of TON's root resolver; null if it is not one. */
export function readDomainName(text: string): DomainName | null {
  const typed = folded(text);
  const name = withoutInvisible(typed);
  const parts = name.length > LONGEST ? null : domainZone(name);
  if (parts === null || new TextEncoder().encode(name).length > LONGEST) return null;
  const { labels } = parts;
  if (!labels.every((label) => LABEL.test(label))) return null;
  const removed = name === typed ? null : suspicionOf({ kind: "domain", texts: [typed] });
  if (removed !== null) return { name, warning: `${removed.words}, removed here` };
  return { name, warning: suspicionOf({ kind: "domain", texts: labels })?.words ?? null };
}
