import type { BadInput } from "@/lib/toncenter/error";
import { Notice } from "./notice";

export function BadInputNotice({ error }: { readonly error: BadInput }) {
  return (
    <Notice title="That cannot be read" tone="warning">
      <p>
        <bdi>{error.message}</bdi>
      </p>
      {error.tried.length > 0 && <p>It was compared with: {error.tried.join(", ")}.</p>}
    </Notice>
  );
}
