import { Name } from "@/components/entity/name";
import type { Comment } from "@/lib/domain/message/comment-schema";

/** Comments are not longer than this, invisible characters included. */
const MAX_LENGTH = 100_000;

/** All of a row's comment, as text. */
export function WholeComment({ comment: { text, length } }: { readonly comment: Comment }) {
  return (
    <p className="max-w-prose rounded border border-line p-2 wrap-anywhere whitespace-normal text-text">
      <Name text={text} max={MAX_LENGTH} />
      {length > text.length && (
        <span className="text-muted">
          {" "}
          (the first {text.length} of {length} characters)
        </span>
      )}
    </p>
  );
}
