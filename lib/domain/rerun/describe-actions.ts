import type { Cell } from "@ton/core";
import { formatOpcode, type Opcode } from "../../ton/contract/opcode";
import { opcodeName } from "../../ton/contract/opcode-names";
import { hashOfCell } from "../../ton/structure/cell-parts";
import type { MessageCells } from "../../ton/structure/message-cell";
import { readOutActions, type OutAction } from "../../ton/structure/out-actions";
import type { RerunAction } from "./rerun-report";

const RETURNED = "0xffffffff";

/** The actions of a list, as lists show them. */
export function describeActions(list: Cell): readonly RerunAction[] {
  return readOutActions(list).map(describe);
}

function describe(action: OutAction): RerunAction {
  switch (action.is) {
    case "send":
      return { is: "send", mode: action.mode, ...describeMessage(action.message) };
    case "reserve":
      return { is: "reserve", mode: action.mode, coins: action.amount.coins };
    case "code":
    case "library":
    case "unknown":
      return action;
  }
}

function describeMessage({ root, header, body, init }: MessageCells) {
  const opcode = opcodeOf(body);
  return {
    kind:
      header.is === "internal"
        ? ("internal" as const)
        : header.is === "out"
          ? ("log" as const)
          : ("other" as const),
    destination: header.destination,
    value: header.is === "internal" ? header.value.coins : null,
    opcode,
    // Contracts do not send messages that have come back.
    operation: opcode === null || opcode === RETURNED ? null : opcodeName(opcode),
    bounce: header.is === "internal" && header.bounce,
    init: init !== null,
    hash: hashOfCell(root),
  };
}

function opcodeOf(body: Cell): Opcode | null {
  return body.isExotic || body.bits.length < 32 ? null : formatOpcode(body.beginParse().loadUint(32));
}
