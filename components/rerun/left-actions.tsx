import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { InterfaceEntry } from "@/components/entity/interface-entry";
import { HashText } from "@/components/entity/hash-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { libraryModeText, reserveModeTexts } from "@/lib/domain/rerun/action-mode";
import type { RerunAction } from "@/lib/domain/rerun/rerun-report";
import { sendModeTexts } from "@/lib/domain/send/send-mode";
import { operationText } from "@/lib/domain/transaction/operation-text";
import { numberText } from "@/lib/text/counted";
import { isOpcode } from "@/lib/ton/contract/opcode";

interface LeftActionsProps {
  readonly network: PageNetwork;
  readonly actions: readonly RerunAction[];
}

/** The actions that the code left, in the order in which they are carried out. */
export function LeftActions({ network, actions }: LeftActionsProps) {
  return (
    <div>
      <h4 className="mb-2 font-semibold">
        Actions <span className="font-normal text-muted">{numberText(actions.length)}</span>
      </h4>
      {actions.length === 0 && <p className="text-muted">None</p>}
      <ol className="grid grid-cols-1 gap-2">
        {actions.map((action, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal actions can be left twice
          <li key={place} className="min-w-0 rounded-xl border border-line px-3 py-2">
            <p>
              <span className="text-muted">{place + 1}.</span> <OneAction network={network} action={action} />
            </p>
            {"mode" in action && (
              <p className="text-sm text-muted">
                Mode {action.mode}
                {modeTexts(action).map((mode) => ` · ${mode}`)}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function modeTexts(action: Extract<RerunAction, { mode: number }>): readonly string[] {
  if (action.is === "send") return sendModeTexts(action.mode);
  return action.is === "reserve" ? reserveModeTexts(action.mode) : [libraryModeText(action.mode)];
}

const MESSAGE_KINDS = { internal: "Send message", log: "Emit log", other: "Send external message" } as const;

function OneAction({
  network,
  action,
}: {
  readonly network: PageNetwork;
  readonly action: RerunAction;
}): ReactNode {
  switch (action.is) {
    case "send": {
      const { kind, destination, value, opcode, operation, init } = action;
      return (
        <>
          {MESSAGE_KINDS[kind]}
          {opcode !== null && (
            <>
              {": "}
              <InterfaceEntry of={destination} entry={isOpcode(opcode) ? { opcode } : null}>
                {operation === null ? opcode : operationText(operation)}
              </InterfaceEntry>
            </>
          )}
          {value !== null && (
            <>
              {", "}
              <Coins network={network} value={value} />
            </>
          )}
          {destination !== null && (
            <>
              {" to "}
              <AddressLink network={network} address={destination} bounceable={action.bounce} />
            </>
          )}
          {init && ", with StateInit"}
        </>
      );
    }
    case "reserve":
      return (
        <>
          Reserve <Coins network={network} value={action.coins} />
        </>
      );
    case "code":
      return (
        <>
          Set code <HashText hash={action.hash} copy what="code hash" />
        </>
      );
    case "library":
      return (
        <>
          Change library <HashText hash={action.hash} copy what="library hash" />
        </>
      );
    case "unknown":
      return (
        <>
          Invalid action <HashText hash={action.hash} copy what="cell hash" />
        </>
      );
  }
}
