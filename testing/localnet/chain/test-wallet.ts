import {
  Address as CoreAddress,
  beginCell,
  external,
  internal,
  SendMode,
  storeMessage,
  storeOutList,
  type Cell,
  type MessageRelaxed,
  type StateInit,
} from "@ton/core";
import { WalletContractV4 } from "@ton/ton";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { Genesis } from "../../../localnet/chain/chain";
import { giverOf } from "../../../localnet/chain/giver";
import { keysOf } from "../../../localnet/chain/key-pairs";

export const GENESIS: Genesis = { seed: "a test", time: 1_800_000_000, globalId: -3 };
const LATER = 0xffff_ffff;

export interface TestPayment {
  readonly to: Address;
  readonly coins: bigint;
  readonly bounce?: boolean;
  readonly body?: string | Cell;
  readonly init?: StateInit;
}

function relaxedMessage({ to, coins, bounce = false, body, init }: TestPayment): MessageRelaxed {
  return internal({
    to: CoreAddress.parseRaw(to),
    value: coins,
    bounce,
    ...(body === undefined ? {} : { body }),
    ...(init === undefined ? {} : { init }),
  });
}

function externalBag(to: Address, body: Cell, init: StateInit | null): Buffer {
  const message = external({ to: CoreAddress.parseRaw(to), body, ...(init === null ? {} : { init }) });
  return beginCell().store(storeMessage(message)).endCell().toBoc();
}

/** An external message that makes the giver send up to 255 messages. */
export function giverMessage(genesis: Genesis, seqno: number, orders: readonly TestPayment[]): Buffer {
  const { address, keys, walletId } = giverOf(genesis);
  const mode = SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS;
  const list = orders.map((order) => ({ type: "sendMsg" as const, mode, outMsg: relaxedMessage(order) }));
  const request = beginCell()
    .storeUint(0x7369676e, 32)
    .storeInt(walletId, 32)
    .storeUint(LATER, 32)
    .storeUint(seqno, 32)
    .storeMaybeRef(beginCell().store(storeOutList(list)).endCell())
    .storeBit(false)
    .endCell();
  const signed = beginCell().storeSlice(request.beginParse()).storeBuffer(keys.sign(request.hash()));
  return externalBag(address, signed.endCell(), null);
}

export interface TestWallet {
  readonly address: Address;
  readonly init: StateInit;
  send(seqno: number, orders: readonly TestPayment[], until?: number): Promise<Buffer>;
}

/** A v4 wallet in the masterchain, or in the given half of the basechain. */
export function walletOf(name: string, where: "low" | "high" | "master", genesis = GENESIS): TestWallet {
  const workchain = where === "master" ? -1 : 0;
  for (let attempt = 0; ; attempt += 1) {
    const keys = keysOf(genesis.seed, `${name} ${attempt}`);
    const contract = WalletContractV4.create({ workchain, publicKey: keys.publicKey });
    const address = parseAddress(contract.address.toRawString());
    if (workchain === 0 && address.charAt(2) < "8" !== (where === "low")) continue;
    return {
      address,
      init: contract.init,
      async send(seqno, orders, until = LATER) {
        const body = await contract.createTransfer({
          seqno,
          timeout: until,
          sendMode: SendMode.PAY_GAS_SEPARATELY,
          messages: orders.map(relaxedMessage),
          signer: async (cell) => keys.sign(cell.hash()),
        });
        return externalBag(address, body, seqno === 0 ? contract.init : null);
      },
    };
  }
}
