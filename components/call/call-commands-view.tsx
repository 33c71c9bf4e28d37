"use client";

import { useSyncExternalStore } from "react";
import { curlCommand, serviceBase, type CurlTarget } from "@/lib/domain/call/curl-command";

interface CallCommandsViewProps {
  readonly networkId: string;
  /** The body of the request. */
  readonly body: string;
  /** Null where it is too large to copy. */
  readonly json: string | null;
}

const COPY = "button text-sm data-copied:text-positive noscript:hidden";
const never = () => () => {};

/** The result as JSON, and commands that make the same call. */
export function CallCommandsView({ networkId, body, json }: CallCommandsViewProps) {
  // The server does not know its public host name.
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "https://THIS_EXPLORER",
  );
  const own = { base: `${origin}/api/${networkId}/v2`, needsKey: false };
  const service = { base: serviceBase(networkId), needsKey: true };
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="cursor-pointer text-link">JSON and curl</summary>
      <div className="mt-3 grid grid-cols-1 gap-4">
        <Command title="This explorer" body={body} target={own} />
        <Command title="Data service" body={body} target={service} />
        {json === null ? (
          <p className="text-muted">The result is too large to copy: use curl.</p>
        ) : (
          <CopiedText title="JSON" text={json} />
        )}
      </div>
    </details>
  );
}

interface CommandProps {
  readonly title: string;
  readonly body: string;
  readonly target: CurlTarget;
}

function Command({ title, body, target }: CommandProps) {
  return <CopiedText title={`curl: ${title.toLowerCase()}`} text={curlCommand(body, target)} />;
}

interface CopiedTextProps {
  readonly title: string;
  readonly text: string;
}

function CopiedText({ title, text }: CopiedTextProps) {
  return (
    <div className="min-w-0">
      <div className="mb-1 flex flex-wrap items-center gap-3">
        <span className="font-medium">{title}</span>
        <button type="button" data-copy={text} aria-label={`Copy ${title}`} className={COPY}>
          Copy
        </button>
      </div>
      <pre className="max-h-80 overflow-auto rounded-control bg-sunken p-3 font-mono text-xs break-all whitespace-pre-wrap">
        {text}
      </pre>
    </div>
  );
}
