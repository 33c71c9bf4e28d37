import type { NotFound } from "@/lib/toncenter/error";
import { Notice } from "./notice";

export function NotFoundNotice({ error }: { readonly error: NotFound }) {
  return (
    <Notice title="Not found" tone="warning">
      <p className="first-letter:uppercase">
        <bdi>{error.message}</bdi>
      </p>
    </Notice>
  );
}
