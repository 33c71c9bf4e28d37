import { AddressLink } from "@/components/entity/address-link";
import { Coins } from "@/components/entity/coins";
import { BodyFields } from "@/components/message/body/body-fields";
import type { BodyViewContext } from "@/components/message/body/value-view";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import type { ConcernedAccount, SendFacts } from "@/lib/domain/send/send-facts";
import { sendModeTexts } from "@/lib/domain/send/send-mode";
import type { OrderedSend, SignedOrder } from "@/lib/ton/sending/signed-order";
import { numberText } from "@/lib/text/counted";

interface OrderedSendsProps {
  readonly order: SignedOrder;
  readonly facts: SendFacts | null;
  readonly context: BodyViewContext;
}

/** The rest is on the page of the transaction, once there is one. */
const MOST_SHOWN = 50;

/** The messages that a wallet is ordered to send. */
export function OrderedSends({ order, facts, context }: OrderedSendsProps) {
  const shown = order.sends.slice(0, MOST_SHOWN);
  const left = order.sends.length - shown.length;
  return (
    <Section title="Messages to send" count={numberText(order.sends.length)}>
      {order.sends.length === 0 && <p className="text-muted">None</p>}
      <ol className="grid gap-y-4">
        {shown.map((send, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal messages can be sent twice
          <li key={place} className="border-t border-line pt-4 first:border-0 first:pt-0">
            <SendRow send={send} facts={facts} context={context} />
          </li>
        ))}
      </ol>
      {left > 0 && <p className="mt-4 text-muted">{numberText(left)} more</p>}
      {order.others > 0 && (
        <p className="mt-4 text-muted">{numberText(order.others)} other wallet actions, listed in the body</p>
      )}
    </Section>
  );
}

interface SendRowProps {
  readonly send: OrderedSend;
  readonly facts: SendFacts | null;
  readonly context: BodyViewContext;
}

const ALL_OF_BALANCE = 128;

function SendRow({ send, facts, context }: SendRowProps) {
  const { network } = context;
  const { is, to, mode, value, bounce, init, body, extraCurrencies, extraFlags } = send;
  const account = facts?.accounts.find(({ address }) => address === to);
  const fields = [
    { name: "body", value: body },
    { name: "state_init", value: init },
    { name: "extra_currencies", value: extraCurrencies },
    { name: "extra_flags", value: extraFlags },
  ].flatMap((field) => (field.value === null ? [] : { name: field.name, value: field.value }));
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1">
          {is === "log" ? "External out (log)" : <Recipient to={to} account={account} context={context} />}
        </span>
        {is === "message" && (
          <span className="ms-auto font-semibold">
            {(mode & ALL_OF_BALANCE) === 0 ? <Coins network={network} value={value} /> : "All of the balance"}
          </span>
        )}
      </div>
      <p className="mt-1 flex flex-wrap gap-1.5">
        {is === "message" && <Badge>{bounce ? "Bounceable" : "Non-bounceable"}</Badge>}
        {account?.status != null && <Badge>{STATUS_TEXTS[account.status] ?? account.status}</Badge>}
        {sendModeTexts(mode).map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      </p>
      {fields.length > 0 && (
        <div className="mt-1">
          <BodyFields fields={fields} context={context} />
        </div>
      )}
    </>
  );
}

interface RecipientProps extends Pick<SendRowProps, "context"> {
  readonly to: OrderedSend["to"];
  readonly account: ConcernedAccount | undefined;
}

function Recipient({ to, account, context: { network } }: RecipientProps) {
  if (to === null) return "Nobody";
  const { name, nameSource, doubt, isWallet = false } = account ?? {};
  return (
    <AddressLink
      network={network}
      address={to}
      bounceable={!isWallet}
      name={name}
      nameSource={nameSource}
      doubt={doubt}
    />
  );
}

/** States of accounts by the names that the service gives them. */
export const STATUS_TEXTS: Readonly<Record<string, string>> = {
  active: "Active",
  uninit: "Not deployed",
  nonexist: "Never used",
  frozen: "Frozen",
};
