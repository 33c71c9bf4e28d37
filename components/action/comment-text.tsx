"use client";

import { Name } from "@/components/entity/name";
import { Disclosure } from "@/components/ui/disclosure";
import type { ActionPart } from "@/lib/domain/action/action-row";

interface CommentTextProps {
  readonly comment: Extract<ActionPart, { is: "comment" }>;
}

const SHORT_LENGTH = 90;
/** Comments are not longer than this, invisible characters included. */
const MAX_LENGTH = 100_000;

/** A comment in a message. Anyone can send one, so nothing in it becomes a link. */
export function CommentText({ comment: { text, length, encrypted } }: CommentTextProps) {
  const isLong = encrypted || length > SHORT_LENGTH;
  return (
    <>
      {encrypted ? (
        "Encrypted comment"
      ) : (
        <span className="rounded-md bg-sunken box-decoration-clone px-1.5 text-text">
          <Name text={text} max={SHORT_LENGTH} />
        </span>
      )}
      {isLong && (
        <Disclosure summary={encrypted ? "as it is written" : "all of it"}>
          {() => (
            <p className="max-w-prose rounded border border-line p-2 wrap-anywhere whitespace-normal text-text">
              <Name text={text} max={MAX_LENGTH} />
              {length > text.length && (
                <span className="text-muted">
                  {" "}
                  (the first {text.length} of {length} characters)
                </span>
              )}
            </p>
          )}
        </Disclosure>
      )}
    </>
  );
}
