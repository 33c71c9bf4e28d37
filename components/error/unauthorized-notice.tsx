import type { Unauthorized } from "@/lib/toncenter/error";
import { Notice } from "./notice";

/** For the operator of this explorer: names the setting, never the key. */
export function UnauthorizedNotice({ error }: { readonly error: Unauthorized }) {
  return (
    <Notice title="The data service does not accept this explorer’s key" tone="negative">
      <p>
        {error.status === 401
          ? "It does not know the key. Whoever runs this explorer can correct the setting that ends in _API_KEY for this network."
          : "The key belongs to another network. Whoever runs this explorer can set a key of this network in the setting that ends in _API_KEY."}
      </p>
    </Notice>
  );
}
