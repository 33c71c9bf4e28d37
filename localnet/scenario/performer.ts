import { beginCell, comment, external, internal, storeMessage, type Cell } from "@ton/core";
import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { Act, DataOf, Knock, Parcel } from "./act";
import type { ResidentName } from "./residents";
import type { Town } from "./town";
import { orderMessage } from "./wallet";
import type { Payment } from "./wallets/kind";

/** What the performer needs of a chain. */
export interface Stage {
  dataOf(...asked: Parameters<DataOf>): ReturnType<DataOf>;
  /** Whether the chain takes it. */
  send(message: Uint8Array): Promise<boolean>;
}

export interface Performed {
  readonly accepted: boolean;
  /** The hash of the message that asked for it. */
  readonly message: Hash;
}

/** A payment that cannot be made is left out, and does not make the wallet take the order again. */
const PAY_FEES_SEPARATELY = 1;
const IGNORE_ERRORS = 2;

/** Has the residents' wallets do what acts say. It counts their orders, so it must be the only one of a town. */
export class Performer {
  readonly #town: Town;
  readonly #stage: Stage;
  readonly #nextNumbers = new Map<ResidentName, number>();

  constructor(town: Town, stage: Stage) {
    this.#town = town;
    this.#stage = stage;
  }

  /** Whether what it does depends on how contracts are when it is done. */
  looksBefore({ by, sends, knock }: Pick<Act, "by" | "sends" | "knock">): boolean {
    if (knock !== undefined) return false;
    return !this.#nextNumbers.has(by) || sends.some(({ sayThen }) => sayThen !== undefined);
  }

  async perform(act: Pick<Act, "by" | "sends" | "plugin" | "knock">, now: number): Promise<Performed> {
    const { by, sends, plugin, knock } = act;
    if (knock !== undefined) return this.#knock(knock);
    const wallet = this.#town.walletOf(by);
    const counted = this.#nextNumbers.get(by);
    const data = counted === undefined ? this.#stage.dataOf(wallet.address) : null;
    const number = counted ?? (data === null ? 0 : wallet.kind.nextNumber(data.beginParse()));
    const order = {
      number,
      now,
      payments: sends.map((parcel) => paymentOf(parcel, this.#stage)),
      ...(plugin === undefined ? {} : { plugin }),
    };
    const message = orderMessage(wallet, order, counted === undefined && data === null);
    // Before the answer: the next order may be asked for meanwhile.
    this.#nextNumbers.set(by, number + 1);
    const accepted = await this.#stage.send(message.toBoc());
    // Somebody else may have used the wallet: the chain knows its number better.
    if (!accepted) this.#nextNumbers.delete(by);
    return performed(message, accepted);
  }

  async #knock(knock: Knock): Promise<Performed> {
    const message = beginCell()
      .store(storeMessage(external(knock)))
      .endCell();
    return performed(message, await this.#stage.send(message.toBoc()));
  }
}

function performed(message: Cell, accepted: boolean): Performed {
  return { accepted, message: parseHash(message.hash().toString("hex")) };
}

function paymentOf(parcel: Parcel, stage: Stage): Payment {
  const { to, amount, build, currencies, returns, sayThen } = parcel;
  const body = sayThen?.((address) => stage.dataOf(address)) ?? parcel.body;
  const message = internal({
    to,
    value: amount,
    bounce: returns,
    body: typeof body === "string" ? comment(body) : (body ?? beginCell().endCell()),
    ...(build === undefined ? {} : { init: build }),
    ...(currencies === undefined ? {} : { extracurrency: currencies }),
  });
  return { message, mode: PAY_FEES_SEPARATELY | IGNORE_ERRORS };
}
