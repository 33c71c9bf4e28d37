"use client";

import { Disclosure } from "@/components/ui/disclosure";
import type { Comment } from "@/lib/domain/message/comment-schema";
import { WholeComment } from "./whole-comment";

interface FoldedCommentProps {
  readonly comment: Comment;
  /** "contains a link" */
  readonly doubt: string;
}

/** A comment from an unknown sender that may mislead: folded, with the reason. */
export function FoldedComment({ comment, doubt }: FoldedCommentProps) {
  return (
    <Disclosure summary={`Comment hidden: ${doubt}`}>{() => <WholeComment comment={comment} />}</Disclosure>
  );
}
