import { Name } from "@/components/entity/name";
import type { Comment } from "@/lib/domain/message/comment-schema";
import { FoldedComment } from "./folded-comment";

const MAX_SHOWN = 60;

/** A comment in a row of a list; the transaction's page has all of it. */
export function RowComment({ comment }: { readonly comment: Comment }) {
  const { text, doubt } = comment;
  if (doubt !== undefined) return <FoldedComment comment={comment} doubt={doubt} />;
  return <Name text={text} max={MAX_SHOWN} />;
}
