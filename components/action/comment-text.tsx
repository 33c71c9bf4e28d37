"use client";

import { Name } from "@/components/entity/name";
import { Disclosure } from "@/components/ui/disclosure";
import type { ActionPart } from "@/lib/domain/action/action-row";
import { FoldedComment } from "./folded-comment";
import { WholeComment } from "./whole-comment";

interface CommentTextProps {
  readonly comment: Extract<ActionPart, { is: "comment" }>;
}

const SHORT_LENGTH = 90;

/** A comment in a message. Anyone can send one, so nothing in it becomes a link. */
export function CommentText({ comment }: CommentTextProps) {
  const { text, length, encrypted, doubt } = comment;
  if (doubt !== undefined) return <FoldedComment comment={comment} doubt={doubt} />;
  const isLong = encrypted || length > SHORT_LENGTH;
  return (
    <>
      {encrypted ? (
        "Encrypted comment"
      ) : (
        <span className="comment-text">
          <Name text={text} max={SHORT_LENGTH} />
        </span>
      )}
      {isLong && (
        <Disclosure summary={encrypted ? "as it is written" : "all of it"}>
          {() => <WholeComment comment={comment} />}
        </Disclosure>
      )}
    </>
  );
}
