import { tryAddress } from "../../ton/address/read-address";
import { tryHash } from "../../ton/value/hash";
import { badInput, fail, ok, type Result } from "../../toncenter/error";
import { LIVE_KINDS, LIVE_LIMITS, type LiveSubject } from "./live-subject";

export function readLiveQuery(query: URLSearchParams): Result<ReadonlySet<LiveSubject>> {
  const subjects = new Set<LiveSubject>();
  for (const kind of LIVE_KINDS) {
    const ids = query.getAll(kind);
    if (ids.length > LIVE_LIMITS[kind]) return fail(badInput(`At most ${LIVE_LIMITS[kind]} at once.`, kind));
    for (const id of ids) {
      const subject = readLiveSubject(`${kind}:${id}`);
      if (subject === null) return fail(badInput("Not an address or a hash.", kind));
      subjects.add(subject);
    }
  }
  return ok(subjects);
}

/** Null for anything else. */
export function readLiveSubject(text: string): LiveSubject | null {
  const kind = LIVE_KINDS.find((each) => text.startsWith(`${each}:`));
  if (kind === undefined) return null;
  const id = text.slice(kind.length + 1);
  const canonical = kind === "message" ? tryHash(id) : tryAddress(id);
  return canonical === null ? null : `${kind}:${canonical}`;
}
