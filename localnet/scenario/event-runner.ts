import {
  beginCell,
  comment,
  external as externalMessage,
  internal,
  storeMessage,
  type Cell,
} from "@ton/core";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { ScenarioEvent, DataOf, UnsignedExternal, OutgoingMessage } from "./scenario-event";
import type { ResidentName } from "./residents";
import type { Town } from "./town";
import { orderMessage } from "./wallet";
import type { WalletPayment } from "./wallets/wallet-kind";

/** The operations of a chain that the runner needs. */
export interface ScenarioChain {
  dataOf(...parameters: Parameters<DataOf>): ReturnType<DataOf>;
  /** Resolves with whether the chain has accepted the message. */
  send(message: Uint8Array): Promise<boolean>;
}

export interface EventResult {
  readonly accepted: boolean;
  /** The hash of the external message. */
  readonly message: Hash;
}

/** A payment that fails is skipped, so that the wallet does not accept the same order again. */
const PAY_FEES_SEPARATELY = 1;
const IGNORE_ERRORS = 2;

/** Sends the orders of residents' wallets. It counts their seqnos, so a town must have only one runner. */
export class EventRunner {
  readonly #town: Town;
  readonly #chain: ScenarioChain;
  readonly #nextNumbers = new Map<ResidentName, number>();

  constructor(town: Town, chain: ScenarioChain) {
    this.#town = town;
    this.#chain = chain;
  }

  /** Whether the result depends on the current state of contracts. */
  dependsOnState({ by, messages, external }: Pick<ScenarioEvent, "by" | "messages" | "external">): boolean {
    if (external !== undefined) return false;
    return !this.#nextNumbers.has(by) || messages.some(({ makeBody }) => makeBody !== undefined);
  }

  async run(
    event: Pick<ScenarioEvent, "by" | "messages" | "plugin" | "external">,
    now: number,
  ): Promise<EventResult> {
    const { by, messages, plugin, external } = event;
    if (external !== undefined) return this.#sendUnsigned(external);
    const wallet = this.#town.walletOf(by);
    const counted = this.#nextNumbers.get(by);
    const data = counted === undefined ? this.#chain.dataOf(wallet.address) : null;
    const number = counted ?? (data === null ? 0 : wallet.kind.nextNumber(data.beginParse()));
    const order = {
      number,
      now,
      payments: messages.map((outgoing) => paymentOf(outgoing, this.#chain)),
      ...(plugin === undefined ? {} : { plugin }),
    };
    const message = orderMessage(wallet, order, counted === undefined && data === null);
    // Before the answer arrives, because the next order may be made meanwhile.
    this.#nextNumbers.set(by, number + 1);
    const accepted = await this.#chain.send(message.toBoc());
    // A visitor may have used the wallet too: read its seqno from the chain next time.
    if (!accepted) this.#nextNumbers.delete(by);
    return resultOf(message, accepted);
  }

  async #sendUnsigned(unsigned: UnsignedExternal): Promise<EventResult> {
    const message = beginCell()
      .store(storeMessage(externalMessage(unsigned)))
      .endCell();
    return resultOf(message, await this.#chain.send(message.toBoc()));
  }
}

function resultOf(message: Cell, accepted: boolean): EventResult {
  return { accepted, message: parseHash(message.hash().toString("hex")) };
}

function paymentOf(outgoing: OutgoingMessage, chain: ScenarioChain): WalletPayment {
  const { to, amount, init, extraCurrencies, bounce, makeBody } = outgoing;
  const body = makeBody?.((address) => chain.dataOf(address)) ?? outgoing.body;
  const message = internal({
    to,
    value: amount,
    bounce,
    body: typeof body === "string" ? comment(body) : (body ?? beginCell().endCell()),
    ...(init === undefined ? {} : { init }),
    ...(extraCurrencies === undefined ? {} : { extracurrency: extraCurrencies }),
  });
  return { message, mode: PAY_FEES_SEPARATELY | IGNORE_ERRORS };
}
