import { Address as CoreAddress, Cell, parseTuple, serializeTuple } from "@ton/core";
import { readAccount } from "../cells/read-account";
import { readBag } from "../cells/read-bag";
import { writeBag } from "../cells/write-bag";
import type { RawCell } from "../cells/raw-cell";
import type { GetMethodAnswer, GetMethodCall } from "../chain";
import { PackedCell, type Machine } from "../core/machine";
import { libraryCellOf } from "./packed-libraries";

const GAS_LIMIT = 1_000_000n;
/** The exit code for an account without code. */
const NO_CODE = -256;

function packed(cell: RawCell | null): Cell {
  return cell === null ? Cell.EMPTY : new PackedCell(writeBag(cell));
}

export async function runGetMethod(
  machine: Machine,
  call: GetMethodCall,
  previousBlocks = "",
): Promise<GetMethodAnswer> {
  const account = call.shardAccount === null ? null : readAccount(readBag(call.shardAccount));
  if (account === null || account.code === null) {
    return { exitCode: NO_CODE, gasUsed: 0n, stack: serializeTuple([]).toBoc(), log: "" };
  }
  const { code, data, balance, extra } = account;
  const stack = parseTuple(Cell.fromBoc(Buffer.from(call.stack))[0] ?? Cell.EMPTY);
  const libs = libraryCellOf(call);
  const { output } = await machine.runGetMethod(
    {
      code: packed(code),
      data: packed(data),
      methodId: call.method,
      stack,
      config: Buffer.from(call.config).toString("base64"),
      verbosity: "short",
      ...(libs === null ? {} : { libs }),
      address: CoreAddress.parseRaw(call.address),
      unixTime: call.now,
      balance,
      randomSeed: Buffer.alloc(32),
      gasLimit: GAS_LIMIT,
      debugEnabled: false,
      extraCurrency: Object.fromEntries(extra),
    },
    previousBlocks,
  );
  if (!output.success) throw new Error(output.error);
  const { vm_exit_code: exitCode, gas_used: gas, vm_log: log } = output;
  return { exitCode, gasUsed: BigInt(gas), stack: Buffer.from(output.stack, "base64"), log };
}
