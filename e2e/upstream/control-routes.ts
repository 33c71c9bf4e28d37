import * as v from "valibot";
import { factsOf } from "./facts";
import type { UpstreamNetwork } from "./upstream-network";
import { AdvanceHead, InsertRows, Script } from "./script";

export const CONTROL = "__control";

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

const DONE: Outcome = { status: 200, body: { ok: true } };

/** The routes with which tests control the upstream. */
export class ControlRoutes {
  readonly #networks: Map<string, UpstreamNetwork>;
  readonly #network: (id: string) => UpstreamNetwork;

  constructor(networks: Map<string, UpstreamNetwork>, network: (id: string) => UpstreamNetwork) {
    this.#networks = networks;
    this.#network = network;
  }

  /** Path segments after `/__control/`. */
  answer(method: string, [id, what, ...rest]: readonly string[], body: string): Outcome {
    if (id === undefined || id === "" || rest.length > 0)
      return { status: 404, body: { error: "name a network" } };
    switch (`${method} ${what ?? ""}`) {
      case "PUT ":
        return validated(Script, body, (script) => this.#network(id).setScript(script));
      case "DELETE ":
        this.#networks.delete(id);
        return DONE;
      case "POST rows":
        return validated(InsertRows, body, (rows) => this.#network(id).insert(rows));
      case "POST head":
        return validated(AdvanceHead, body, ({ blocks }) => this.#network(id).advance(blocks));
      case "GET calls":
        return { status: 200, body: this.#network(id).log.list() };
      case "GET facts":
        return { status: 200, body: factsOf(this.#network(id).chain()) };
      default:
        return { status: 404, body: { error: `there is no ${method} of ${what ?? "a network"}` } };
    }
  }
}

function validated<S extends v.GenericSchema>(
  schema: S,
  body: string,
  apply: (value: v.InferOutput<S>) => void,
): Outcome {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!read.success) {
    const [issue] = read.issues;
    return { status: 422, body: { error: `${v.getDotPath(issue) ?? "script"}: ${issue.message}` } };
  }
  apply(read.output);
  return DONE;
}
