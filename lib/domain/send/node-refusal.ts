import { explainExitCode } from "../../ton/contract/exit-code";

/** Why a node did not take a message. */
export interface NodeRefusal {
  /** In our words; null if there are only the node's own. */
  readonly summary: string | null;
  readonly exitCode: number | null;
  /** In the node's own words, without the log of its virtual machine. */
  readonly message: string;
}

const EXIT_CODE = /exit\s?code\s?[=:]?\s?(-?\d{1,10})/i;

/** Messages of nodes, with their meaning. The first match counts. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/failed to unpack account state/i, "The destination is not deployed and has never received coins."],
  [
    /before smart-contract execution/i,
    "The destination cannot run code: it is not deployed, or has no coins.",
  ],
  [/too large/i, "The message is larger than the network accepts."],
  [/too deep/i, "The message is deeper than the network accepts."],
  [/too many external messages/i, "Too many messages are waiting for this account. Try again later."],
  [
    /must begin with ext_in_msg_info|cannot deserialize|not a \(message any\)|failed to parse/i,
    "The node cannot read it as an external message.",
  ],
  [
    /invalid blockchain address|workchain that does not exist/i,
    "The destination is not an account of this network.",
  ],
  [/ratelimit|rate limit/i, "The data service takes no more messages right now."],
];

/** Reads the error message with which a node answers a sent or estimated message. */
export function readNodeRefusal(answer: string, kind: string | null): NodeRefusal {
  const [beforeLog = ""] = answer.split(/\n?VM Log/i, 1);
  const message = beforeLog.trim().replace(/^LITE_SERVER_[A-Z]+:\s*/, "");
  const code = EXIT_CODE.exec(message)?.[1];
  const exitCode = code === undefined ? null : Number(code);
  const explained = exitCode === null ? null : explainExitCode(exitCode, "compute", kind);
  if (explained !== null && exitCode !== 0)
    return { summary: `${capital(explained.name)}. ${explained.sentence}`, exitCode, message };
  const known = REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? null;
  if (known !== null || exitCode === null) return { summary: known, exitCode, message };
  const summary =
    exitCode === 0
      ? "The contract did not accept the message."
      : `The contract rejected it with exit code ${exitCode}, which its author defines.`;
  return { summary, exitCode, message };
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
