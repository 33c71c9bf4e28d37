import type { ReactNode } from "react";
import { PrivateBody } from "@/components/interface/private-body";
import { BodyView } from "@/components/message/body/body-view";
import type { BodyViewContext } from "@/components/message/body/value-view";
import { readBodyBoc, type BodyBocReading } from "@/lib/ton/bodies/read-body-boc";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import { MessageContent } from "./message-content";
import { isOnChain, messageKind } from "@/lib/domain/message/message-kind";

interface MessageContentsProps {
  readonly message: Message;
  readonly context: BodyViewContext;
  /** Interfaces of the receiver, if known. */
  readonly kinds: readonly string[];
  readonly maxLines: number;
}

/**
 * Bodies of up to this many characters are in the page twice, for the visitor's own interfaces. Longer ones are
 * requested when needed.
 */
const MOST_IN_PAGE = 3_000;

/** The decoded content of a message: as the explorer reads it, with the service's reading behind a toggle. */
export function MessageContents({ message, context, kinds, maxLines }: MessageContentsProps): ReactNode {
  const { body, decoded } = message.message_content ?? { body: null, decoded: null };
  const place = { fromOutside: messageKind(message) === "external", bounced: message.bounced === true };
  const reading = body === null ? null : readBodyBoc(body, { ...place, kinds, most: maxLines });
  const isRead = reading?.is === "read";
  const contract = isOnChain(message.destination) ? message.destination : message.source;
  return (
    <>
      {body !== null && contract !== null && reading?.is !== "empty" && (
        <PrivateBody
          network={context.network}
          account={contract}
          cells={body.length <= MOST_IN_PAGE ? { boc: body } : { message: message.hash }}
        />
      )}
      {isRead && (
        <>
          <BodyView body={reading.body} place={context} />
          <p className="mt-1 text-xs text-muted">Decoded by Shardscope.</p>
        </>
      )}
      {!isRead && decoded === null && reading !== null && (
        <span className="text-muted">{notDecodedText(reading)}</span>
      )}
      {decoded !== null && (
        <details className="mt-1" open={!isRead}>
          <summary className="cursor-pointer text-xs text-muted">Decoded by the data service</summary>
          <MessageContent content={decoded} maxLines={maxLines} />
        </details>
      )}
    </>
  );
}

function notDecodedText(reading: Exclude<BodyBocReading, { is: "read" }>): string {
  switch (reading.is) {
    case "empty":
      return "Empty";
    case "unknown":
      return "Unknown layout";
    case "large":
      return "Too large to decode here: open the BoC in Decode.";
    case "broken":
      return `Not recognized: ${reading.reason}.`;
  }
}
