import type { NotYet } from "@/lib/toncenter/error";
import { Notice } from "./notice";

export function NotYetNotice({ error }: { readonly error: NotYet }) {
  return (
    <Notice title="Not seen yet" tone="warning">
      <p>
        <bdi>{error.message}</bdi> This page keeps looking and shows it as soon as it arrives.
      </p>
    </Notice>
  );
}
