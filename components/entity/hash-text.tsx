import { CopyButton } from "../ui/copy-button";
import { Entity } from "./entity";
import { FullText } from "./full-text";
import { MiddleText } from "./middle-text";

interface HashTextProps {
  readonly hash: string;
  /** All of it, on the page of the thing that has it. */
  readonly full?: boolean;
  readonly copy?: boolean;
  /** What it is the hash of, for the button: "code hash". */
  readonly what?: string;
}

/** A hash that is no link. */
export function HashText({ hash, full = false, copy = full, what = "hash" }: HashTextProps) {
  return (
    <Entity id={hash} copy={copy && <CopyButton text={hash} what={what} />}>
      {full ? <FullText text={hash} /> : <MiddleText text={hash} />}
    </Entity>
  );
}
