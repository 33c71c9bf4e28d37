"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useState, type DragEvent, type ReactNode, type SubmitEvent } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { sendPath } from "@/lib/paths";
import { QueryError } from "@/lib/query/query-error";
import { sendFactsQuery } from "@/lib/query/send-query";
import type { SendableMessage } from "@/lib/ton/sending/sendable-message";
import { badInput, type ApiError } from "@/lib/toncenter/error";
import { useSendableMessage } from "./use-sendable-message";

const MessageReview = dynamic(async () => (await import("./message-review")).MessageReview);

interface SenderProps {
  readonly network: PageNetwork;
  /** The input in the URL. */
  readonly typed: string;
  /** The server's result for it. */
  readonly children: ReactNode;
}

/** Each press reads the message again, and loads the chain's current state. */
interface RequestedReview {
  readonly text: string;
  readonly attempt: number;
}

/** Reads a message in the browser; without scripts, the server answers the form. */
export function Sender({ network, typed, children }: SenderProps) {
  const [text, setText] = useState(typed);
  const [requested, setRequested] = useState<RequestedReview | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [isOver, setOver] = useState(false);
  const read = (input: string) => {
    setProblem(null);
    const attempt = (requested?.attempt ?? 0) + 1;
    setRequested(input.trim() === "" ? null : { text: input, attempt });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    read(text);
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await contentOf(file);
    if (typeof content !== "string") {
      setRequested(null);
      setProblem(content);
      return;
    }
    setText(content);
    read(content);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    // The browser inserts text that is dropped.
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <>
      <form method="get" action={sendPath(network)} onSubmit={submit} className="card mb-4">
        <label htmlFor="boc" className="mb-1 block font-medium">
          Signed external message (BoC in base64 or hex)
        </label>
        <textarea
          id="boc"
          name="boc"
          rows={5}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          spellCheck={false}
          autoComplete="off"
          className={`w-full rounded-control border border-edge p-2 font-mono text-sm break-all ${isOver ? "bg-sunken" : "bg-raised"}`}
        />
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <button type="submit" className="button">
            Review
          </button>
          <label className="button noscript:hidden focus-within:outline-2">
            Choose file
            <input
              type="file"
              className="sr-only"
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                currentTarget.value = "";
              }}
            />
          </label>
          <span className="max-sm:hidden noscript:hidden">or drop it above.</span>
          <span className="noscript:hidden">Nothing is sent yet.</span>
          <span className="hidden noscript:inline">Up to about 3,000 characters without JavaScript</span>
        </p>
      </form>
      {problem !== null && <ErrorNotice error={problem} />}
      {requested === null ? (
        problem === null && children
      ) : (
        <LocalReview key={requested.attempt} network={network} text={requested.text} />
      )}
    </>
  );
}

/** The text of a file, or why there is none. */
async function contentOf(file: File): Promise<string | ApiError> {
  try {
    const { readMessageFile } = await import("./read-message-file");
    return (await readMessageFile(file)) ?? badInput("The file is larger than a message can be.", "boc");
  } catch {
    // A folder, a file that has gone, or no connection for the code.
    return badInput("The file could not be read.", "boc");
  }
}

interface LocalReviewProps {
  readonly network: PageNetwork;
  readonly text: string;
}

function LocalReview({ network, text }: LocalReviewProps) {
  const first = useSendableMessage(text, null);
  if (first === null) return <p className="text-muted">Decoding…</p>;
  const { result, atMs } = first;
  if (!result.ok) return <ErrorNotice error={result.error} />;
  return <ReviewOnChain network={network} text={text} first={result.value} nowS={Math.floor(atMs / 1_000)} />;
}

interface ReviewOnChainProps extends LocalReviewProps {
  readonly first: SendableMessage;
  readonly nowS: number;
}

/** Adds what the chain knows about the message, which can determine how to read it. */
function ReviewOnChain({ network, text, first, nowS }: ReviewOnChainProps) {
  const { data, error } = useQuery(sendFactsQuery(network.id, first));
  const kind = data?.destination?.kind ?? null;
  const better = useSendableMessage(kind === null ? null : text, kind);
  const message = better?.result.ok === true ? better.result.value : first;
  return (
    <div className="grid grid-cols-1 gap-4">
      {error instanceof QueryError && <ErrorNotice error={error.error} />}
      <MessageReview network={network} message={message} facts={data ?? null} report={null} nowS={nowS} />
    </div>
  );
}
