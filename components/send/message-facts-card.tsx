import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { Counted } from "@/components/entity/counted";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { FactRows, ifPresent } from "@/components/transaction/page/fact-rows";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { acceptedInit, expectedOf, isAccepted } from "@/lib/domain/send/send-subject";
import type { SendFacts } from "@/lib/domain/send/send-facts";
import { operationText } from "@/lib/domain/transaction/operation-text";
import type { SendableMessage } from "@/lib/ton/sending/sendable-message";
import { WALLETS_OF_LAYOUT } from "@/lib/ton/sending/signed-order";
import type { Hash } from "@/lib/ton/value/hash";
import { STATUS_TEXTS } from "./ordered-sends";

interface MessageFactsCardProps {
  readonly network: PageNetwork;
  readonly message: SendableMessage;
  /** Null until they are loaded. */
  readonly facts: SendFacts | null;
}

const NO_EXPIRY = 2 ** 32 - 1;

/** The destination of a message, and its content besides its orders. */
export function MessageFactsCard({ network, message, facts }: MessageFactsCardProps) {
  const { destination, order, init } = message;
  const state = facts?.destination ?? null;
  const named = facts?.accounts.find(({ address }) => address === destination);
  const link = (hash: Hash) => <TransactionLink network={network} hash={hash} />;
  const coins = (value: bigint) => <Coins network={network} value={value} />;
  const expected = expectedOf({ message, facts })?.seqno ?? null;
  const seqnoText = (seqno: number) => <Seqno seqno={seqno} expected={expected} />;
  return (
    <Section title="External message">
      <FactRows
        rows={[
          [
            "Destination",
            <span key="to">
              <AddressLink
                network={network}
                address={destination}
                bounceable={order === null}
                name={named?.name}
                nameSource={named?.nameSource}
                doubt={named?.doubt}
              />{" "}
              {state !== null && (
                <Badge tone={state.status === "active" ? "positive" : "warning"}>
                  {STATUS_TEXTS[state.status] ?? state.status}
                </Badge>
              )}
            </span>,
          ],
          ["Contract", contractText(message, facts)],
          ["Balance", ifPresent(state?.balance ?? null, coins)],
          ["Seqno", ifPresent(order?.seqno ?? null, seqnoText)],
          ["Valid until", ifPresent(order?.validUntil ?? null, validText)],
          ["Wallet ID", ifPresent(order?.walletId ?? null, String)],
          [
            "Signature",
            order?.signature == null ? null : (
              <Signature key="signature" checked={facts?.signature ?? null} />
            ),
          ],
          ["StateInit", init === null ? null : initText(init, state)],
          [
            "Size",
            <span key="size">
              <Counted count={message.bytes} one="byte" />, <Counted count={message.cells} one="cell" />
            </span>,
          ],
          [
            "Normalized message hash",
            <HashText key="hash" hash={message.normalizedHash} full what="normalized message hash" />,
          ],
          ["Transaction", ifPresent(facts?.transaction ?? null, link)],
        ]}
      />
    </Section>
  );
}

/** The contract's kind by its code; until the code is known, what the body looks like. */
function contractText({ order, init }: SendableMessage, facts: SendFacts | null): ReactNode {
  const kind = facts?.destination?.kind ?? acceptedInit(init, facts?.destination ?? null)?.kind ?? null;
  if (kind !== null) return operationText(kind);
  if (order !== null) return `${operationText(WALLETS_OF_LAYOUT[order.layout])} (by message layout)`;
  return facts?.destination?.status === "active" ? "Unknown contract" : null;
}

function Seqno({ seqno, expected }: { readonly seqno: number; readonly expected: number | null }) {
  if (expected === null) return seqno;
  return (
    <>
      {seqno}{" "}
      {seqno === expected ? (
        <Badge tone="positive">Next</Badge>
      ) : (
        <Badge tone="negative">Wallet expects {expected}</Badge>
      )}
    </>
  );
}

function validText(seconds: number): ReactNode {
  return seconds >= NO_EXPIRY ? "Never expires" : <Time atMs={seconds * 1_000} detail />;
}

function Signature({ checked }: { readonly checked: SendFacts["signature"] | null }) {
  if (checked === null) return "Present";
  if (checked === "unchecked") return <Badge title="The wallet’s public key is not known">Not checked</Badge>;
  return checked === "valid" ? <Badge tone="positive">Valid</Badge> : <Badge tone="negative">Invalid</Badge>;
}

function initText(init: NonNullable<SendableMessage["init"]>, state: SendFacts["destination"]): ReactNode {
  const name = init.kind === null ? "Unknown contract" : operationText(init.kind);
  const isFrozen = state?.status === "frozen";
  const accepted = state === null ? init.fits : isAccepted(init, state);
  return (
    <>
      {name}{" "}
      {accepted === true && (
        <Badge tone="positive">{isFrozen ? "The frozen state" : "Matches the address"}</Badge>
      )}
      {accepted === false && (
        <Badge tone="negative">{isFrozen ? "Not the frozen state" : "Another address"}</Badge>
      )}
    </>
  );
}
