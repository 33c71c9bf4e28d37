import type { BadInput } from "@/lib/toncenter/error";
import { Notice } from "./notice";

export function BadInputNotice({ error }: { readonly error: BadInput }) {
  return (
    <Notice title="Not recognized" tone="warning">
      <p>
        <bdi>{error.message}</bdi>
      </p>
      {error.tried.length > 0 && <p>Supported: {error.tried.join(", ")}.</p>}
    </Notice>
  );
}
