import { CopyButton } from "../ui/copy-button";
import { Entity } from "./entity";
import { FullText } from "./full-text";
import { MiddleText } from "./middle-text";

interface HashTextProps {
  readonly hash: string;
  /** Shown in full, on the page of the thing itself. */
  readonly full?: boolean;
  readonly copy?: boolean;
  /** Describes the hash in the label of the button: "code hash". */
  readonly what?: string;
}

/** A hash without a link. */
export function HashText({ hash, full = false, copy = full, what = "hash" }: HashTextProps) {
  return (
    <Entity id={hash} copy={copy && <CopyButton text={hash} what={what} />}>
      {full ? <FullText text={hash} /> : <MiddleText text={hash} />}
    </Entity>
  );
}
