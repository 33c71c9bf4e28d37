import type { Fault, FaultRule } from "./fault";
import type { Incoming } from "./service/incoming-request";

interface ActiveRule {
  readonly rule: FaultRule;
  readonly path: RegExp;
  seen: number;
  applied: number;
}

export type ResponseFault = Exclude<Fault, { kind: "delay" }>;

export interface FaultDecision {
  readonly delayMs: number;
  readonly fault: ResponseFault | null;
}

/** The fault rules of a script with their counters. */
export class FaultPlan {
  readonly #rules: readonly ActiveRule[];

  constructor(rules: readonly FaultRule[]) {
    this.#rules = rules.map((rule) => {
      return { rule, path: new RegExp(`^(?:${rule.match.path ?? ".*"})$`), seen: 0, applied: 0 };
    });
  }

  /** The first fault that applies wins; all delays that apply add up. */
  next(incoming: Incoming): FaultDecision {
    let delayMs = 0;
    let fault: ResponseFault | null = null;
    for (const active of this.#rules.filter((one) => matches(one, incoming))) {
      active.seen += 1;
      if (!isDue(active)) continue;
      const scripted = active.rule.fault;
      if (scripted.kind === "delay") delayMs += scripted.ms;
      else if (fault === null) fault = scripted;
      else continue;
      active.applied += 1;
    }
    return { delayMs, fault };
  }
}

function matches({ rule: { match }, path }: ActiveRule, incoming: Incoming): boolean {
  if (match.version !== undefined && match.version !== incoming.version) return false;
  const parameters = Object.entries(match.query ?? {});
  return (
    path.test(incoming.path) &&
    parameters.every(([name, value]) => (incoming.raw.get(name) ?? []).some((sent) => String(sent) === value))
  );
}

function isDue({ rule: { match, times }, seen, applied }: ActiveRule): boolean {
  if (times !== null && applied >= times) return false;
  const { from = 1, to = Number.POSITIVE_INFINITY } = match.calls ?? {};
  return seen >= from && seen <= to;
}
