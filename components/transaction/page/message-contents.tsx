import type { ReactNode } from "react";
import { BodyView } from "@/components/message/body/body-view";
import type { BodyViewContext } from "@/components/message/body/value-view";
import { readBodyBoc, type BodyBocReading } from "@/lib/ton/bodies/read-body-boc";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import { MessageContent } from "./message-content";

interface MessageContentsProps {
  readonly message: Message;
  readonly context: BodyViewContext;
  /** Interfaces of the receiver, if known. */
  readonly kinds: readonly string[];
  readonly maxLines: number;
}

/** The decoded content of a message: by the service, else by the explorer, else why there is none. */
export function MessageContents({ message, context, kinds, maxLines }: MessageContentsProps): ReactNode {
  const { body, decoded } = message.message_content ?? { body: null, decoded: null };
  if (decoded !== null) {
    return (
      <>
        <MessageContent content={decoded} maxLines={maxLines} />
        <p className="mt-1 text-xs text-muted">Decoded by the data service.</p>
      </>
    );
  }
  if (body === null) return null;
  const reading = readBodyBoc(body, { fromOutside: message.source === null, kinds, most: maxLines });
  if (reading.is === "read") {
    return (
      <>
        <BodyView body={reading.body} place={context} />
        <p className="mt-1 text-xs text-muted">
          {reading.body.fit.is === "unfit" ? "Looked at" : "Decoded"} by Shardscope: the data service did not
          decode it.
        </p>
      </>
    );
  }
  return <span className="text-muted">{notDecodedText(reading)}</span>;
}

function notDecodedText(reading: Exclude<BodyBocReading, { is: "read" }>): string {
  switch (reading.is) {
    case "empty":
      return "nothing";
    case "unknown":
      return "Neither the data service nor Shardscope knows this layout.";
    case "large":
      return "It is too large to be decoded here. The page that decodes cells takes it.";
    case "broken":
      return `It cannot be read: ${reading.reason}.`;
  }
}
