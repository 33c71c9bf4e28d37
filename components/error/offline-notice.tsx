import { Notice } from "./notice";

export function OfflineNotice() {
  return (
    <Notice title="You are offline" tone="warning">
      <p>Updates resume when you are back online.</p>
    </Notice>
  );
}
