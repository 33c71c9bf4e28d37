import type { NotFound } from "@/lib/toncenter/error";
import { Notice } from "./notice";

export function NotFoundNotice({ error }: { readonly error: NotFound }) {
  return (
    <Notice title="There is no such thing on this network" tone="warning">
      <p>
        The answer was: <bdi>{error.message}</bdi>
      </p>
    </Notice>
  );
}
