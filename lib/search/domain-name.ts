import { withoutInvisible } from "../text/invisible";
import { suspicionOf } from "../text/trust/trust-rules";

export interface DomainName {
  readonly name: string;
  /** Why it may not be the name that it looks like: "mixes Latin and Cyrillic". */
  readonly warning: string | null;
}

const ZONE = /\.(?:ton|t\.me)$/;
/** The resolver takes 127 bytes with a zero byte after each label. */
const LONGEST = 126;
const LABEL = /^[\p{L}\p{M}\p{N}\p{So}_-]+$/u;

/** A name without its zone, and the zone with its dot. */
export interface DomainParts {
  readonly labels: readonly string[];
  readonly zone: string;
}

/** Takes a normalized name apart; null for one of another zone. */
export function domainZone(name: string): DomainParts | null {
  const zone = ZONE.exec(name);
  return zone === null ? null : { labels: name.slice(0, zone.index).split("."), zone: zone[0] };
}

/** Without widths, ligatures and other typography, and with the full stops of other scripts as dots. */
function folded(text: string): string {
  return text.normalize("NFKC").replace(/[。｡]/g, ".").toLowerCase().replace(/\.$/, "");
}

/** A name in one of the zones of the root resolver of TON, at any depth; null when it is none. */
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
